import type { MouseEvent } from "react";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import { AROUND_LAYERS, withSwitched } from "../choices/around-layers.ts";
import type { ChoicesProps } from "../choices/map-choices.ts";
import styles from "./around.module.css";
import "../../parts/smoke/smoke-legend.module.css";

interface ListsProps {
  readonly markup: string | null;
}

/**
 * Choices of layers of other authorities, and the layers' records as text. The server renders both, so that
 * the page's scripts do not grow. A click on a choice is handled here, so that the map and card stay open.
 */
export function AroundPanel({ markup, choices, pathWith }: ListsProps & ChoicesProps) {
  const goTo = useGoTo();
  function onClick(event: MouseEvent) {
    const chosen = (event.target as Element).closest<HTMLElement>("[data-switch]")?.dataset.switch;
    const name = AROUND_LAYERS.find((each) => each === chosen);
    if (name === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const around = withSwitched(choices.around, name);
    void goTo(pathWith({ around, page: choices.page }));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside have their own roles and keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside is a click.
    <div onClick={onClick}>
      <AroundLists markup={markup} />
    </div>
  );
}

/** Lists of other authorities' records as text, rendered on the server. */
export const AroundLists = ({ markup }: ListsProps) => (
  <ServerMarkup markup={markup} className={styles.around} />
);

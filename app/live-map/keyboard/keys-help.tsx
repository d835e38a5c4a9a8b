import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../design/button.tsx";
import { shownOnce } from "../../frame/shown-once.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-access.module.css";

/** Storage key that records that the visitor has seen the help. */
const KEYS_HELP_SEEN = "vigie-carte-clavier";

const keysHelp = shownOnce(KEYS_HELP_SEEN);

/** Media query of small screens. Wider screens show the tools next to the map and need no help over it. */
const SMALL = "(width < 48rem)";

interface Props {
  readonly children: ReactNode;
}

/**
 * Shows the keyboard help over the map, once and only on small screens. It opens when a visitor who uses Tab
 * moves the focus into the map. The help takes the focus, and closes when it loses the focus.
 */
export function KeysHelp({ children }: Props) {
  const { t } = useTexts(liveMapTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasTabbed = useHasTabbed();
  const cameFrom = useRef<HTMLElement | null>(null);

  function onFocus({ target, currentTarget }: React.FocusEvent) {
    const box = dialog.current;
    if (!box || box.open || !hasTabbed.current || !keysHelp.isWanted()) return;
    if (!currentTarget.contains(target) || !window.matchMedia(SMALL).matches) return;
    cameFrom.current = target as HTMLElement;
    box.show();
    box.querySelector("button")?.focus();
  }
  function close(givesBack: boolean) {
    keysHelp.forget();
    dialog.current?.close();
    if (givesBack) cameFrom.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close(true);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes. */}
      <div className={styles.area} onFocus={onFocus}>
        {children}
      </div>
      <dialog
        ref={dialog}
        className={styles.help}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (currentTarget.open && !currentTarget.contains(relatedTarget)) close(false);
        }}
      >
        <h2 id={`${id}title`}>{t("mapaccess.help.title")}</h2>
        <p id={`${id}text`}>{t("mapaccess.keys")}</p>
        <Button onClick={() => close(true)}>{t("mapaccess.help.done")}</Button>
      </dialog>
    </>
  );
}

/** Returns whether the visitor has used Tab since the page opened. */
function useHasTabbed() {
  const hasTabbed = useRef(false);
  useEffect(() => {
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Tab") hasTabbed.current = true;
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
  return hasTabbed;
}

import { Button } from "../../design/button.tsx";
import { Icon, type IconName } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./save-button.module.css";
import { type Saving, startSaving } from "./saving.ts";

const ICONS = { place: "pin", fire: "check-circle", releases: "mail" } as const satisfies Record<
  Saving["kind"],
  IconName
>;

/**
 * Saves in somebody's profile; who is not in is told so, and what they began waits for them. Not there without
 * scripts, and not to be pressed before they run: the press would be lost.
 */
export function SaveButton({ what }: { readonly what: Saving }) {
  const { t } = useTexts();
  return (
    <Button
      theme="pale"
      className={`${styles.save} screen-only`}
      disabled={!useHydrated()}
      icon={<Icon name={ICONS[what.kind]} />}
      onClick={() => startSaving(what)}
    >
      {t(`save.${what.kind}`)}
    </Button>
  );
}

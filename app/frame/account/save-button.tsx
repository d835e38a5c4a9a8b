import { type ReactNode, useEffect } from "react";
import { Button } from "../../design/button.tsx";
import { Icon, type IconName } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./save-button.module.css";
import { offerSaving, useSavedLook } from "./saved-look.ts";
import { type Saving, startSaving } from "./saving.ts";

const ICONS = { place: "pin", fire: "check-circle", releases: "mail" } as const satisfies Record<
  Saving["kind"],
  IconName
>;

/**
 * Saves something in the profile, then shows that it is saved and undoes the save. A signed-out visitor is
 * asked to sign in, and the started save is kept until then. `hint` says what saving gives, until the thing
 * is saved. The button is hidden without scripts and disabled until scripts run, so that no press is lost.
 */
export function SaveButton({ what, hint }: { readonly what: Saving; readonly hint?: ReactNode }) {
  const { t } = useTexts();
  const saved = useSavedLook()(what);
  useEffect(offerSaving, []);
  return (
    <>
      <div className={`${styles.save} screen-only`}>
        {saved && (
          <p>
            <Icon name="check" /> {saved.state}
          </p>
        )}
        <Button
          theme={saved?.isSure ? "delete" : "pale"}
          disabled={!useHydrated()}
          aria-busy={saved?.isBusy}
          icon={!saved && <Icon name={ICONS[what.kind]} />}
          onClick={saved ? saved.onPress : () => startSaving(what)}
          onBlur={saved?.onBlur}
        >
          {saved ? saved.undo : t(`save.${what.kind}`)}
        </Button>
      </div>
      {!saved && hint}
    </>
  );
}

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
 * Saves something in the profile, then says that it is saved and offers to undo the save. Asks a signed-out
 * visitor to sign in, and keeps the started save until then. `hint` tells the benefit of saving, and is only
 * shown before the save. The button is hidden without scripts and disabled until scripts run, so that no
 * press is lost.
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

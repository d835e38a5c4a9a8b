import { type ReactNode, useId } from "react";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../design/button.tsx";
import { Icon } from "../design/icon.tsx";
import notes from "../design/notes.module.css";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import styles from "./locate-button.module.css";

interface Props {
  readonly isLocating: boolean;
  readonly locate: () => void;
  /** Text that says how the position is used. */
  readonly hint: string;
  /** Result of the position request, shown below the button. */
  readonly children?: ReactNode;
}

/** Button that requests the device's position. Hidden without scripts, because scripts make the request. */
export function LocateButton({ isLocating, locate, hint, children }: Props) {
  const { language, t } = useTexts();
  const id = useId();
  return (
    <div className={styles.locate}>
      <Button
        theme="pale"
        icon={<Icon name="locate" />}
        onClick={locate}
        aria-disabled={isLocating}
        aria-describedby={id}
      >
        {t(isLocating ? "place.locating" : "place.locate")}
      </Button>
      <p id={id} className={notes.hint}>
        {hint}
      </p>
      <p className={notes.hint}>
        <SiteLink to={pathTo("privacy", language)}>{t("place.locate.off")}</SiteLink>
      </p>
      {children}
    </div>
  );
}

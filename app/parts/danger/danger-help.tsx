import { DANGER_LEVELS } from "#fires/danger.ts";
import { PopIn } from "../../frame/pop-in.tsx";
import { closePopIn, openPopIn, useOpenPopIn } from "../../frame/pop-in-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Danger } from "../fire/marks.tsx";
import { dangerAdvice } from "./danger-advice.ts";
import styles from "./danger-help.module.css";
import { useIsFree } from "./use-is-free.ts";

const ID = "danger-help";

/** Button that opens the explanation of danger levels. Needs scripts. */
export function DangerHelpLink() {
  const { t } = useTexts();
  return (
    <button type="button" className={styles.link} onClick={() => openPopIn(ID)}>
      {t("danger.help")}
    </button>
  );
}

interface Props {
  /** On a page about a place: time until which no ban forbids a fire; null under a ban or if uncertain. */
  readonly freeUntil?: number | null | undefined;
}

/** Pop-in with the explanation of danger levels. Use it once per page. */
export function DangerHelp(props: Props) {
  const { t } = useTexts();
  return (
    <PopIn
      isOpen={useOpenPopIn() === ID}
      onClose={() => closePopIn(ID)}
      title={t("danger.help")}
      done={t("danger.help.close")}
    >
      <DangerLevels {...props} />
    </PopIn>
  );
}

export function DangerLevels({ freeUntil = Number.POSITIVE_INFINITY }: Props) {
  const { t } = useTexts();
  const isFree = useIsFree(freeUntil);
  return (
    <>
      <dl className={styles.levels}>
        {DANGER_LEVELS.map((level) => (
          <div key={level}>
            <dt>
              <Danger level={level} />
            </dt>
            <dd>{dangerAdvice(level, isFree, t)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("danger.help.source")}</p>
    </>
  );
}

import { DANGER_LEVELS } from "#fires/danger.ts";
import { PopIn } from "../../frame/pop-in.tsx";
import { openPopIn } from "../../frame/pop-in-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Danger } from "../fire/marks.tsx";
import { dangerAdvice } from "./danger-advice.ts";
import styles from "./danger-help.module.css";
import { useIsFree } from "./use-is-free.ts";

const ID = "danger-help";

/** Opens the explanation; it is not offered where no script can. */
export function DangerHelpLink() {
  const { t } = useTexts();
  return (
    <button type="button" className={styles.link} onClick={() => openPopIn(ID)}>
      {t("danger.help")}
    </button>
  );
}

interface Props {
  /** Until when nothing forbids a fire where the page answers for a place, null under a ban or in doubt. */
  readonly freeUntil?: number | null | undefined;
}

/** The explanation's pop-in, once in a page. */
export function DangerHelp(props: Props) {
  const { t } = useTexts();
  return (
    <PopIn id={ID} title={t("danger.help")} done={t("danger.help.close")}>
      <DangerLevels {...props} />
    </PopIn>
  );
}

/** What each danger level means for whoever would light a fire, and who says so. */
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

import { DANGER_LEVELS } from "#fires/danger.ts";
import { PopIn } from "../../frame/pop-in.tsx";
import { openPopIn } from "../../frame/pop-in-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Danger } from "../fire/marks.tsx";
import styles from "./danger-help.module.css";

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

/** The explanation's pop-in, once in a page. */
export function DangerHelp() {
  const { t } = useTexts();
  return (
    <PopIn id={ID} title={t("danger.help")} done={t("danger.help.close")}>
      <DangerLevels />
    </PopIn>
  );
}

/** What each danger level means for whoever would light a fire, and who says so. */
export function DangerLevels() {
  const { t } = useTexts();
  return (
    <>
      <dl className={styles.levels}>
        {DANGER_LEVELS.map((level) => (
          <div key={level}>
            <dt>
              <Danger level={level} />
            </dt>
            <dd>{t(`danger.${level}.help`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("danger.help.source")}</p>
    </>
  );
}

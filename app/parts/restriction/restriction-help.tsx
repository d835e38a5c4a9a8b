import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { Disclosure } from "../../design/disclosure.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { RestrictionSign } from "../fire/marks.tsx";
import styles from "./restriction-help.module.css";

/** Explains each type of restriction, in a part that opens. */
export function RestrictionHelp() {
  const { t } = useTexts();
  return (
    <Disclosure summary={t("restrictions.help.title")}>
      <dl className={styles.types}>
        {RESTRICTION_ORDER.map((type) => (
          <div key={type}>
            <dt>
              <RestrictionSign type={type} /> {t(`restriction.${type}`)}
            </dt>
            <dd>{t(`restriction.${type}.help`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { RestrictionSign } from "../fire/marks.tsx";
import styles from "./restriction-help.module.css";

export function RestrictionHelp() {
  const { t } = useTexts();
  return (
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
  );
}

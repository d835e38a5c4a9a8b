import { useTexts } from "../i18n/use-texts.ts";
import { RestrictionSign } from "./marks.tsx";
import styles from "./restriction-list.module.css";
import type { RestrictionRow } from "./rows.ts";

interface Props {
  readonly restrictions: readonly RestrictionRow[];
  /** `announced` ones begin later. */
  readonly announced?: boolean;
}

/** Restrictions with their sign, where they hold and since when. */
export function RestrictionList({ restrictions, announced = false }: Props) {
  const { t } = useTexts();
  return (
    <ul className={styles.list}>
      {restrictions.map(({ id, type, title, regions, from, until }) => (
        <li key={id}>
          <span className={styles.sign}>
            <RestrictionSign type={type} />
          </span>
          <div className={styles.words}>
            <strong>{title || t(`restriction.${type}`)}</strong>
            <p>{regions || t("restrictions.area.none")}</p>
          </div>
          <p className={styles.dates}>
            {from && <span>{t(announced ? "restrictions.from" : "restrictions.since", { when: from })}</span>}{" "}
            <span>{until ? t("restrictions.until", { when: until }) : t("restrictions.noEnd")}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

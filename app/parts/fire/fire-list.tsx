import { useTexts } from "../../i18n/use-texts.ts";
import { Size } from "../units/measure.tsx";
import styles from "./fire-list.module.css";
import { FireName, Status } from "./marks.tsx";
import type { FireRow } from "./rows.ts";

/** Short list of fires, without a table. */
export function FireList({ fires }: { readonly fires: readonly FireRow[] }) {
  const { t } = useTexts();
  return (
    <ul className={styles.list}>
      {fires.map((fire) => (
        <li key={fire.id}>
          <div className={styles.first}>
            <strong>
              <FireName fire={fire} />
            </strong>
            <span className={styles.size}>
              {fire.sizeHa === null ? t("fires.size.unknown") : <Size hectares={fire.sizeHa} />}
            </span>
          </div>
          <div className={styles.second}>
            <Status statusId={fire.statusId} />
            <span>{fire.place ?? t("fires.place.unknown")}</span>
            {fire.started && (
              <span className={styles.started}>{t("fires.began", { when: fire.started })}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

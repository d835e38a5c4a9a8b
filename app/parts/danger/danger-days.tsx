import { useTexts } from "../../i18n/use-texts.ts";
import { Danger } from "../fire/marks.tsx";
import { type DangerRow, levelOn } from "../fire/rows.ts";
import styles from "./danger-days.module.css";

const DAYS = [0, 1, 2] as const;

interface Props {
  readonly row: DangerRow;
  /** With what today's level and each other allow. */
  readonly advice?: boolean;
}

/** One zone's danger for three days, large. */
export function DangerDays({ row, advice = false }: Props) {
  const { t } = useTexts();
  return (
    <dl className={styles.days}>
      {DAYS.map((day) => {
        const level = levelOn(day, row);
        return (
          <div key={day} data-level={level}>
            <dt>{t(`day.${day}`)}</dt>
            <dd className={styles.level}>
              <Danger level={level} />
            </dd>
            {advice && level !== null && <dd className={styles.advice}>{t(`danger.${level}.help`)}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

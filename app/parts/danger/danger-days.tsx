import { useTexts } from "../../i18n/use-texts.ts";
import { Danger } from "../fire/marks.tsx";
import { type DangerRow, levelOn } from "../fire/rows.ts";
import { dangerAdvice } from "./danger-advice.ts";
import styles from "./danger-days.module.css";
import { useIsFree } from "./use-is-free.ts";

const DAYS = [0, 1, 2] as const;

interface Props {
  readonly row: DangerRow;
  /** Time until which no ban forbids a fire; null under a ban or if this is uncertain. Absent: no advice. */
  readonly freeUntil?: number | null;
}

export function DangerDays({ row, freeUntil }: Props) {
  const { t } = useTexts();
  const isFree = useIsFree(freeUntil ?? null);
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
            {freeUntil !== undefined && level !== null && (
              <dd className={styles.advice}>{dangerAdvice(level, isFree, t)}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

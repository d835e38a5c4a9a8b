import type { ReactNode } from "react";
import styles from "./big-number.module.css";

interface Props {
  /** The number, already formatted for the language. */
  readonly value: ReactNode;
  /** Name of the counted things, right after the numeral: "feux actifs". */
  readonly words: ReactNode;
  /** Comparisons, one short line each. */
  readonly comparisons?: readonly ReactNode[];
  /** Size of the numeral: `hero` once per page, `regular` next to other numbers. */
  readonly size?: "hero" | "regular";
  /** Colour: `ember` for active fires, `ink` for other numbers and for zero. */
  readonly tone?: "ember" | "ink";
  /** Whether the words are below the number, for narrow columns. */
  readonly stacked?: boolean;
}

/** A large number and its words, which are one sentence, then a list of comparisons. */
export function BigNumber({
  value,
  words,
  comparisons = [],
  size = "regular",
  tone = "ink",
  stacked = false,
}: Props) {
  return (
    <div className={styles.number} data-size={size} data-tone={tone} data-stacked={stacked || undefined}>
      <p className={styles.sentence}>
        <span className={styles.value}>{value}</span> <strong className={styles.words}>{words}</strong>
      </p>
      {comparisons.length > 0 && (
        <ul className={styles.comparisons}>
          {comparisons.map((comparison, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and never move.
            <li key={i}>{comparison}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "./stat-table.module.css";

export interface StatRow {
  readonly id: string;
  readonly name: ReactNode;
  /** The main figure, then the figures to compare it with. */
  readonly figures: readonly [ReactNode, ...ReactNode[]];
}

interface Props {
  readonly caption: ReactNode;
  /** Titles of all columns, starting with the names' column. */
  readonly titles: readonly ReactNode[];
  readonly rows: readonly StatRow[];
}

/** A table of a few figures to read at a glance: a large main figure per row, then figures to compare. */
export function StatTable({ caption, titles, rows }: Props) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {titles.map((title, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
              <th key={i} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {row.figures.map((figure, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                <td key={i}>
                  <span className={styles.title} aria-hidden="true">
                    {titles[i + 1]}
                  </span>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "./stat-table.module.css";

export interface StatRow {
  readonly id: string;
  readonly name: ReactNode;
  /** The figure the table is about, then those it is compared with. */
  readonly figures: readonly [ReactNode, ...ReactNode[]];
}

interface Props {
  readonly caption: ReactNode;
  /** Titles of all columns, the names' one first. */
  readonly titles: readonly ReactNode[];
  readonly rows: readonly StatRow[];
}

/** Few figures worth reading at a glance: the first of each row large, what it is compared with beside it. */
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

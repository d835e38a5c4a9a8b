import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./data-table.module.css";
import { useOverflow } from "./use-overflow.ts";

export interface Column<Row> {
  readonly id: string;
  readonly title: ReactNode;
  /** The column's title as plain text, if `title` is a control: stacked rows repeat this text. */
  readonly label?: ReactNode;
  /** Sort direction of this column, if the rows are sorted by it. */
  readonly sort?: "ascending" | "descending" | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end of the column, in tabular numerals. */
  readonly numeric?: boolean;
  /** True for the column whose cells name their row, as row headings; at most one column. */
  readonly heading?: boolean;
}

interface Props<Row> {
  readonly caption: ReactNode;
  /** Hides the caption visually, if a heading is just above. */
  readonly hideCaption?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Below 600 px (`wide`: 1,024 px) each row becomes a small list with its columns' titles. */
  readonly stacks?: boolean | "wide";
  /** Reduces the height of rows, to compare many rows on one screen. */
  readonly dense?: boolean;
}

/** A table that scrolls inside its own frame if it is too wide. Only then can the frame be focused. */
export function DataTable<Row>({ caption, hideCaption, columns, rows, rowId, stacks, dense }: Props<Row>) {
  const { frame, overflows } = useOverflow();
  const captionId = useId();
  const scrolling = overflows ? { role: "group", "aria-labelledby": captionId, tabIndex: 0 } : {};
  const captionClass = hideCaption ? "visually-hidden" : styles.caption;
  return (
    <div ref={frame} className={styles.frame} {...scrolling}>
      <table
        className={classNames(styles.table, "tabular")}
        data-stacks={stacks || undefined}
        data-dense={dense || undefined}
      >
        <caption id={captionId} className={captionClass}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sort}
                data-numeric={column.numeric || undefined}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} stacks={stacks} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly stacks: Props<Row>["stacks"];
}

function Cell<Row>({ column, row, stacks }: CellProps<Row>) {
  const content = column.cell(row);
  if (column.heading) return <th scope="row">{content}</th>;
  return (
    <td data-numeric={column.numeric || undefined}>
      {stacks && (
        <span className={styles.title} aria-hidden="true">
          {column.label ?? column.title}
        </span>
      )}
      {content}
    </td>
  );
}

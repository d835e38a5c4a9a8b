import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./data-table.module.css";
import { useOverflow } from "./use-overflow.ts";

export interface Column<Row> {
  readonly id: string;
  readonly title: ReactNode;
  /** Plain text of a title that is a control. Stacked rows repeat this text instead of the control. */
  readonly label?: ReactNode;
  /** Sort direction of this column, if the rows are sorted by it. */
  readonly sort?: "ascending" | "descending" | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** True for a column of numbers: aligns them at the end of the column, without line breaks. */
  readonly numeric?: boolean;
  /** True for the column whose cells name their row, as row headings; at most one column. */
  readonly heading?: boolean;
}

interface Props<Row> {
  readonly caption: ReactNode;
  /** True to hide the caption visually, for a table just below its heading. */
  readonly hideCaption?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** True to show each row as a small list with column titles below 600 px (`wide`: below 1,024 px). */
  readonly stacks?: boolean | "wide";
  /** True for low rows with small text, to compare many rows on one screen. */
  readonly dense?: boolean;
}

/** A table that scrolls inside its own frame if it is too wide. Only a scrolling frame can get the focus. */
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

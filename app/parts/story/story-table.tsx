import type { ReactNode } from "react";
import type { TableCell, TableRow } from "#content/rich-text.ts";
import { useOverflow } from "../../design/use-overflow.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./story-table.module.css";
import { storyTexts } from "./texts.ts";

interface Props {
  readonly table: { readonly content: readonly TableRow[] };
  readonly draw: (cell: TableCell) => ReactNode;
}

/** A table in a text. A table that is too wide scrolls in its frame, which can then be focused. */
export function StoryTable({ table: { content: rows }, draw }: Props) {
  const { t } = useTexts(storyTexts);
  const { frame, overflows } = useOverflow();
  const [first] = rows;
  const hasHead = first?.content.every(({ type }) => type === "tableHeader") ?? false;
  const scrolling = overflows ? { role: "group", "aria-label": t("story.table"), tabIndex: 0 } : {};
  const body = hasHead ? rows.slice(1) : rows;
  return (
    <div ref={frame} className={styles.frame} {...scrolling}>
      <table className={styles.table}>
        {hasHead && first && (
          <thead>
            <Row cells={first.content} scope="col" draw={draw} />
          </thead>
        )}
        <tbody>
          {body.map(({ content }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a published table does not change while it is read.
            <Row key={i} cells={content} scope="row" draw={draw} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly cells: readonly TableCell[];
  readonly scope: "row" | "col";
  readonly draw: Props["draw"];
}

function Row({ cells, scope, draw }: RowProps) {
  return (
    <tr>
      {cells.map((cell, i) => {
        const Cell = cell.type === "tableHeader" ? "th" : "td";
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={i}
            scope={cell.type === "tableHeader" ? scope : undefined}
            colSpan={cell.colspan === 1 ? undefined : cell.colspan}
            rowSpan={cell.rowspan === 1 ? undefined : cell.rowspan}
            className={lookOf(cell)}
          >
            {draw(cell)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Widths in pixels up to which a column is narrow, and from which a column is wide. */
const NARROW = 120;
const WIDE = 280;

/**
 * Maps an editor's width to one of two steps and any background to the site's tint, so that texts stay
 * readable in every theme.
 */
function lookOf({ colwidth, backgroundColor }: TableCell): string | undefined {
  const width = colwidth.reduce((sum, each) => sum + each, 0);
  const step = width === 0 ? undefined : width <= NARROW ? styles.narrow : width >= WIDE && styles.wide;
  return [step, backgroundColor && styles.tinted].filter(Boolean).join(" ") || undefined;
}

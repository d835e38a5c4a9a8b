import type { ReactNode } from "react";
import type { Protection } from "#fires/model.ts";
import type { Part } from "#plan/review-files.ts";
import { type Column, DataTable } from "../../design/data-table.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./figures.module.css";
import { csvPath } from "./review-parts.ts";
import { reviewTexts } from "./texts.ts";

interface SentenceProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Describes a chart in words. */
export function Sentence({ id, children }: SentenceProps) {
  return (
    <p id={id} className={styles.sentence}>
      {children}
    </p>
  );
}

interface TableProps<Row> {
  readonly part: Part;
  /** Protection zone of the figures; null for both. */
  readonly zone: Protection | null;
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

/** Table of a chart's exact figures, with a link to download them. */
export function FiguresTable<Row>({ part, zone, title, ...table }: TableProps<Row>) {
  const { t } = useTexts(reviewTexts);
  return (
    <div className={styles.table}>
      <Disclosure summary={t("review.table")}>
        <DataTable caption={title} hideCaption {...table} />
        <CsvLink part={part} zone={zone} />
      </Disclosure>
    </div>
  );
}

/** Link to the figures as a CSV file, which the browser fetches, not the router. */
export function CsvLink({ part, zone }: { readonly part: Part; readonly zone: Protection | null }) {
  const { language, t } = useTexts(reviewTexts);
  return (
    <a className={styles.csv} href={csvPath(part, language, zone)} download>
      <Icon name="download" />
      {t("review.csv")}
    </a>
  );
}

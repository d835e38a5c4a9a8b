import type { FireSort } from "#fires/sort-orders.ts";
import { type Column, DataTable } from "../../design/data-table.tsx";
import { Icon } from "../../design/icon.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { FireChoices } from "../../parts/fire/fire-choices.ts";
import { FireName, Status } from "../../parts/fire/marks.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import styles from "./fire-index.module.css";
import type { IndexRow } from "./fire-index-view.server.ts";
import { indexTexts } from "./texts.ts";

/** Sort orders that start with the largest, latest or most serious fires. */
const DESCENDING: readonly FireSort[] = ["gravity", "size", "start", "extinguished"];

interface Props {
  readonly rows: readonly IndexRow[];
  readonly caption: string;
  readonly choices: Pick<FireChoices, "sort" | "isReversed">;
  readonly path: (change: Partial<FireChoices>) => string;
}

const NOTHING = "–";

/** Lists the fires of one page. Each column head sorts by its column; a second press reverses the order. */
export function IndexTable({ rows, caption, choices, path }: Props) {
  const { t } = useTexts(indexTexts);
  const figures = useFigures();
  const column = (
    sort: FireSort,
    words: string,
    rest: Pick<Column<IndexRow>, "cell" | "numeric" | "heading">,
  ): Column<IndexRow> => {
    const isCurrent = sort === choices.sort;
    const isDescending = DESCENDING.includes(sort) !== choices.isReversed;
    return {
      ...rest,
      id: sort,
      label: words,
      sort: isCurrent ? (isDescending ? "descending" : "ascending") : undefined,
      title: (
        <>
          <SiteLink
            to={path({ sort, isReversed: isCurrent && !choices.isReversed })}
            preventScrollReset
            className={styles.sort}
          >
            {words}
            {isCurrent && <Icon name={isDescending ? "down" : "up"} size="small" />}
          </SiteLink>
          <span className={styles.plainHead}>{words}</span>
        </>
      ),
    };
  };
  const columns: readonly Column<IndexRow>[] = [
    column("name", t("fires.column.fire"), {
      heading: true,
      // The index shows when a fire was extinguished, not when it was contained.
      cell: (fire) => <FireName fire={{ ...fire, contained: null }} />,
    }),
    column("gravity", t("fires.column.status"), { cell: ({ statusId }) => <Status statusId={statusId} /> }),
    column("size", `${t("fires.column.size")} (${figures.sizeUnit})`, {
      numeric: true,
      cell: ({ sizeHa }) => (sizeHa === null ? NOTHING : figures.size(sizeHa)),
    }),
    column("region", t("fires.column.place"), { cell: ({ place }) => place ?? NOTHING }),
    column("protection", t("indexes.column.protection"), {
      cell: ({ isNorthern }) => t(`indexes.protection.${isNorthern ? "northern" : "intensive"}`),
    }),
    column("start", t("fires.column.started"), {
      cell: ({ started }) => <span className="nowrap">{started ?? NOTHING}</span>,
    }),
    column("extinguished", t("indexes.column.extinguished"), {
      cell: ({ extinguished }) => <span className="nowrap">{extinguished ?? NOTHING}</span>,
    }),
    column("cause", t("fires.column.cause"), {
      cell: ({ causeId }) => (causeId === null ? NOTHING : t(`cause.${causeId}`)),
    }),
  ];
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      stacks="wide"
      dense
    />
  );
}

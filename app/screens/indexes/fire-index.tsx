import type { FireSort } from "#fires/sort-orders.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { type Column, DataTable } from "../../design/data-table.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Icon } from "../../design/icon.tsx";
import { Pager } from "../../design/pager.tsx";
import { Band } from "../../design/section.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { usePageFocus } from "../../frame/use-page-focus.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { Downloads } from "../../parts/downloads/downloads.tsx";
import { FeedLinks } from "../../parts/feeds/feed-links.tsx";
import {
  choicesQuery,
  EVERY_FIRE,
  type FireChoices,
  readChoices,
  shownChoices,
} from "../../parts/fire/fire-choices.ts";
import { FireName, Status } from "../../parts/fire/marks.tsx";
import { UnknownChoice } from "../../parts/fire/unknown-choice.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/fire-index";
import styles from "./fire-index.module.css";
import { fireIndexView, type IndexRow } from "./fire-index-view.server.ts";
import { IndexFilters } from "./index-filters.tsx";
import { indexTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "fire-index");
  const { situation, now } = context.get(servicesContext);
  const writtenAt = now();
  const choices = readChoices(new URL(request.url).searchParams, language, EVERY_FIRE);
  const view = fireIndexView(await situation.read(), choices, language, writtenAt);
  return { writtenAt, choices: shownChoices(choices, view.list), ...view };
}

const LIST_ID = "found";

/** Every fire of the year, to search, filter, sort and download. */
export default function FireIndex({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(indexTexts);
  useLiveData();
  const { choices, list } = view;
  const addressIn = (each: Language) =>
    pathTo("fire-index", each, {}, choicesQuery(choices, each, EVERY_FIRE));
  const path = (change: Partial<FireChoices>) =>
    pathTo(
      "fire-index",
      language,
      {},
      choicesQuery({ ...choices, page: 1, ...change }, language, EVERY_FIRE),
    );
  // The next page starts at the list, below its fields.
  const step = (page: number, label: string) => ({ to: `${path({ page })}#${LIST_ID}`, label });
  usePageFocus(LIST_ID, list?.page ?? 1);
  return (
    <>
      <PageTop
        screen="fire-index"
        title={t("indexes.fires.title")}
        heading={t("indexes.fires.heading")}
        above={[{ to: pathTo("current-situation", language), label: t("nav.situation") }]}
        description={t("indexes.fires.description")}
        addresses={{ fr: addressIn("fr"), en: addressIn("en") }}
      >
        <p className={styles.lead}>{t("indexes.fires.lead")}</p>
        <DataTime age={view.age} writtenAt={view.writtenAt} changedAt={view.changedAt} isLive />
      </PageTop>
      <FeedLinks feeds={{ fires: t("indexes.fires.title"), restrictions: t("restrictions.title") }} />
      <Band space="tight">
        {list === null ? (
          <Missing />
        ) : (
          <section aria-labelledby={LIST_ID} className={styles.list}>
            <UnknownChoice choices={choices} />
            <IndexFilters choices={choices} regions={view.regions} zoneName={list.zoneName} />
            <div className={styles.found}>
              <h2 id={LIST_ID} aria-live="polite">
                {t("indexes.found", { count: list.total })}
              </h2>
              {list.total > 0 && (
                <Downloads kind="fires" query={choicesQuery(choices, language, EVERY_FIRE)} />
              )}
            </div>
            {list.total === 0 && !list.isFiltered && (
              <EmptyState title={t("indexes.noneYet")}>
                <p>{t("indexes.noneYet.text")}</p>
              </EmptyState>
            )}
            {list.total === 0 && list.isFiltered && (
              <EmptyState
                title={t("fires.none")}
                actions={<SiteLink to={pathTo("fire-index", language)}>{t("fires.reset")}</SiteLink>}
              >
                <p>{t("indexes.none.text")}</p>
              </EmptyState>
            )}
            {list.total > 0 && (
              <IndexTable
                rows={list.rows}
                choices={choices}
                path={path}
                caption={t("indexes.caption", { page: list.page, pages: list.pages })}
              />
            )}
            {list.pages > 1 && (
              <Pager
                label={t("fires.pages")}
                position={t("fires.page.current", { page: list.page, pages: list.pages })}
                previous={list.page > 1 ? step(list.page - 1, t("fires.page.previous")) : undefined}
                next={list.page < list.pages ? step(list.page + 1, t("fires.page.next")) : undefined}
              />
            )}
          </section>
        )}
      </Band>
    </>
  );
}

/** Sort orders that start with the largest, latest or most serious fires. */
const DESCENDING: readonly FireSort[] = ["gravity", "size", "start", "extinguished"];

interface TableProps {
  readonly rows: readonly IndexRow[];
  readonly caption: string;
  readonly choices: Pick<FireChoices, "sort" | "isReversed">;
  readonly path: (change: Partial<FireChoices>) => string;
}

const NOTHING = "–";

/** Lists the fires of one page. Each column head sorts by its column; a second press reverses the order. */
function IndexTable({ rows, caption, choices, path }: TableProps) {
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

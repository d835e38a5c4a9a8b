import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Notice } from "../../design/notice.tsx";
import { Pager } from "../../design/pager.tsx";
import { StatTable } from "../../design/stat-table.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { usePageFocus } from "../../frame/use-page-focus.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { UnknownChoice } from "../../parts/fire/unknown-choice.tsx";
import { MAP_STATUSES } from "../../parts/map-links/map-words.ts";
import { NoRestriction } from "../../parts/restriction/no-restriction.tsx";
import { useListDoubt } from "../../parts/restriction/use-list-doubt.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { bookmarkName } from "../bookmarks/bookmark-name.ts";
import { bookmarkLink, removeBookmark, useBookmarks } from "../bookmarks/bookmarks.ts";
import { OutLink } from "../card/out-link.tsx";
import { countedThings } from "../choices/counted-things.ts";
import type { ChoicesProps } from "../choices/map-choices.ts";
import type { ListView } from "../records/list-view.ts";
import type { FilterCounts } from "../records/records.server.ts";
import type { ReportView } from "../records/report-view.server.ts";
import { liveMapTexts } from "../texts.ts";
import { MapFilters } from "./map-filters.tsx";
import listStyles from "./map-list.module.css";
import { MapList } from "./map-list.tsx";
import styles from "./map-panel.module.css";

const LIST_ID = "map-list";

const REPORT_COUNTS = ["active", "recordedToday", "extinguishedToday", "firesYear"] as const;

interface Props extends ChoicesProps {
  readonly counts: FilterCounts;
  readonly list: ListView | null;
  readonly report: ReportView | null;
}

export function MapPanel({ choices, counts, list, report, pathWith }: Props) {
  if (choices.view === "bookmarks") return <BookmarksPanel isEmbedded={choices.isEmbedded} />;
  return (
    <>
      {report && <ReportPanel report={report} />}
      <UnknownChoice choices={choices} />
      <MapFilters choices={choices} counts={counts} pathWith={pathWith} />
      {list === null ? <Missing /> : <List list={list} choices={choices} pathWith={pathWith} />}
    </>
  );
}

type ListProps = ChoicesProps & { readonly list: ListView };

function List({ list, choices, pathWith }: ListProps) {
  const { t } = useTexts(liveMapTexts);
  const { view } = choices;
  usePageFocus(LIST_ID, list.page);
  return (
    <>
      {view === "areas" && <Notice severity="info">{t("livemap.area.approximate")}</Notice>}
      {view === "territories" && <Notice severity="info">{t("livemap.territory.points")}</Notice>}
      {list.total === 0 ? (
        <Nothing doubt={list.doubt} choices={choices} pathWith={pathWith} />
      ) : (
        <>
          {list.unmapped > 0 && (
            <p>{t("livemap.unmapped", { things: countedThings(view, list.unmapped, t) })}</p>
          )}
          <MapList id={LIST_ID} records={list.records} choices={choices} />
        </>
      )}
      {list.pages > 1 && <Pages list={list} pathWith={pathWith} />}
      {list.announced.length > 0 && (
        <section aria-labelledby="map-announced" className={styles.part}>
          <h2 id="map-announced">{t("restrictions.upcoming")}</h2>
          <p>{t("livemap.announced.text")}</p>
          <MapList records={list.announced} choices={choices} />
        </section>
      )}
    </>
  );
}

/** Explains an empty list, with a link that resets the filters. */
function Nothing({
  doubt,
  choices,
  pathWith,
}: Pick<Props, "choices" | "pathWith"> & Pick<ListView, "doubt">) {
  const { t } = useTexts(liveMapTexts);
  const why = useListDoubt(doubt);
  const { view, statuses, types, kinds, words } = choices;
  const protection = view === "fires" && choices.protection;
  const isNarrowed = statuses.length < MAP_STATUSES.length || types.length + kinds.length > 0 || words !== "";
  return (
    <EmptyState
      title={
        protection
          ? t("livemap.none.protection", { zone: t(`protection.${protection}`) })
          : t(why ? `restrictions.${why}` : `livemap.none.${view}`)
      }
    >
      <NoRestriction doubt={doubt}>
        {t(isNarrowed ? "livemap.none.narrowed" : "livemap.none.text")}
      </NoRestriction>
      {(isNarrowed || protection) && (
        <p>
          <SiteLink
            to={pathWith({ statuses: MAP_STATUSES, protection: null, types: [], kinds: [], words: "" })}
          >
            {t("fires.reset")}
          </SiteLink>
        </p>
      )}
    </EmptyState>
  );
}

/** Pager of the list. Links lead to the list's start, in the panel on desktops and in the page on phones. */
function Pages({ list: { page, pages }, pathWith }: Pick<ListProps, "list" | "pathWith">) {
  const { t } = useTexts(liveMapTexts);
  const to = (other: number) => `${pathWith({ page: other })}#${LIST_ID}`;
  return (
    <Pager
      label={t("livemap.pages")}
      position={t("fires.page.current", { page, pages })}
      previous={page > 1 ? { to: to(page - 1), label: t("fires.page.previous") } : undefined}
      next={page < pages ? { to: to(page + 1), label: t("fires.page.next") } : undefined}
    />
  );
}

/** Shows the agency's counts of both protections side by side, with links to the full figures. */
function ReportPanel({ report }: { readonly report: ReportView }) {
  const { language, t, formats } = useTexts(liveMapTexts);
  const figures = useFigures();
  const { protections, changed } = report;
  const written = (write: (each: ReportView["protections"][number]) => string | null) =>
    protections.map((each) => write(each) ?? t("danger.unknown")) as [string, ...string[]];
  const number = (value: number | null) => (value === null ? null : formats.number(value));
  return (
    <section aria-labelledby="map-report" className={styles.part}>
      <h2 id="map-report">{t("livemap.view.report")}</h2>
      <StatTable
        caption={t("livemap.report.caption")}
        titles={[t("period.measure"), ...protections.map(({ protection }) => t(`protection.${protection}`))]}
        rows={[
          ...REPORT_COUNTS.map((count) => ({
            id: count,
            name: t(`livemap.report.${count}`),
            figures: written((each) => number(each[count])),
          })),
          {
            id: "hectares",
            name: t("livemap.report.hectares"),
            figures: written(({ hectaresYear }) =>
              hectaresYear === null ? null : figures.size(hectaresYear),
            ),
          },
        ]}
      />
      {changed && <p>{t("age.agency", { when: changed })}</p>}
      <ul>
        <li>
          <OutLink to={pathTo("current-situation", language)}>{t("situation.title")}</OutLink>
        </li>
        <li>
          <OutLink to={pathTo("review", language)}>{t("nav.review")}</OutLink>
        </li>
      </ul>
    </section>
  );
}

/** Lists this browser's bookmarks, which the server does not know. Without scripts, shows a notice. */
function BookmarksPanel({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const { language, t } = useTexts(liveMapTexts);
  const bookmarks = useBookmarks();
  const named = bookmarks.map((each) => ({ ...each, title: bookmarkName(each, language, t) }));
  if (!useHydrated()) return <Notice severity="info">{t("livemap.bookmarks.noScript")}</Notice>;
  if (bookmarks.length === 0) {
    return (
      <EmptyState title={t("livemap.none.bookmarks")}>
        <p>{t("livemap.bookmarks.how")}</p>
        <p>{t("livemap.bookmarks.keep")}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status">{t("livemap.bookmarks.total", { count: bookmarks.length })}</p>
      <ul className={listStyles.list}>
        {named.map(({ path, title }) => (
          <li key={path} className={listStyles.spread}>
            <SiteLink to={bookmarkLink(path, language, isEmbedded)}>{title}</SiteLink>
            <Button
              theme="pale"
              onClick={() => removeBookmark(path)}
              aria-label={t("livemap.bookmarks.remove", { title })}
            >
              {t("livemap.bookmarks.removeShort")}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t("livemap.bookmarks.keep")}</p>
    </>
  );
}

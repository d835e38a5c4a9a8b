import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
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
import { UnknownChoice } from "../../parts/fire/unknown-choice.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/fire-index";
import styles from "./fire-index.module.css";
import { fireIndexView } from "./fire-index-view.server.ts";
import { IndexFilters } from "./index-filters.tsx";
import { IndexTable } from "./index-table.tsx";
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

import { PARAMETERS } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { Band, Section } from "../../design/section.tsx";
import { Marked } from "../../forms/combobox/marked.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { SuggestedField } from "../../forms/suggested-field.tsx";
import { useRequired } from "../../forms/use-required.ts";
import { PageTop } from "../../frame/page-top.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { FinderMessages } from "../../parts/finder/finder-messages.tsx";
import { siteSearchTexts } from "../../parts/site-search/texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/search";
import styles from "./search.module.css";
import { searchPath } from "./search-choices.ts";
import { type SearchView, searchView } from "./search-view.server.ts";
import { searchTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "search");
  return searchView(new URL(request.url), language, context.get(servicesContext));
}

export default function Search({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(searchTexts);
  const { words, total, says, choices, starts } = view;
  const found = words !== "" && t("search.found", { count: total, query: words });
  return (
    <>
      <PageTop
        screen="search"
        title={found || t("search.title")}
        label={t("search.title")}
        heading={t("search.title")}
        description={t("search.description")}
      >
        <Field words={words} />
      </PageTop>
      <meta name="robots" content="noindex" />
      <Band>
        <div className={styles.results}>
          {found && total > 0 && <p role="status">{found}</p>}
          <FinderMessages says={says} />
          {choices.length > 0 && (
            <ul className={styles.rows}>
              {choices.map(({ to, name, about }) => (
                <li key={to}>
                  <SiteLink className={styles.title} to={to}>
                    {name}
                  </SiteLink>
                  <p className={styles.about}>{about}</p>
                </li>
              ))}
            </ul>
          )}
          <FoundGroups view={view} />
          {view.group && (
            <SiteLink className={styles.all} to={searchPath(language, { words, group: null })}>
              {t("search.everything")}
            </SiteLink>
          )}
          {starts.length > 0 && <Starts starts={starts} />}
        </div>
      </Band>
    </>
  );
}

/** Search field that keeps the typed text. */
function Field({ words }: { readonly words: string }) {
  const { language, t } = useTexts(searchTexts);
  const required = useRequired();
  return (
    <div className={styles.form}>
      <SearchForm label={t("search.title")} screen="search">
        <SuggestedField
          key={words}
          id="search"
          name={PARAMETERS.words[language]}
          label={t("search.label")}
          submit={t("nav.search.submit")}
          defaultValue={words}
          aria-describedby="search-hint"
          {...required}
        />
        <p id="search-hint" className={styles.hint}>
          {t("search.hint")}
        </p>
      </SearchForm>
    </div>
  );
}

function Starts({ starts }: Pick<SearchView, "starts">) {
  const { t } = useTexts(searchTexts);
  return (
    <Section id="starts" title={t("search.starts")}>
      <ul className={styles.rows}>
        {starts.map(({ to, title, summary }) => (
          <li key={to}>
            <SiteLink className={styles.title} to={to}>
              {title}
            </SiteLink>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Lists the results by kind. Each kind has the number of results, and a link if not all are shown. */
function FoundGroups({ view: { words, groups } }: { readonly view: SearchView }) {
  const { language, t } = useTexts(searchTexts, siteSearchTexts);
  return groups.map(({ group, count, rows }) => (
    <Section
      key={group}
      id={group}
      title={t(`sitesearch.${group}`)}
      aside={<p className={styles.count}>{t("search.count", { count })}</p>}
    >
      <ul className={styles.rows}>
        {rows.map(({ to, title, about, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two restrictions lead to one address.
          <li key={at}>
            <SiteLink className={styles.title} to={to}>
              <Marked pieces={title} />
            </SiteLink>
            <p className={styles.about}>{about}</p>
            {text.length > 0 && (
              <p>
                <Marked pieces={text} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <Rest {...{ count, shown: rows.length, to: searchPath(language, { words, group }) }} />
    </Section>
  ));
}

interface RestProps {
  readonly count: number;
  readonly shown: number;
  readonly to: string;
}

/** Link to all results of a group. The group's own page instead says if only the first results are shown. */
function Rest({ count, shown, to }: RestProps) {
  const { t } = useTexts(searchTexts);
  if (shown === count) return null;
  if (shown > 10) return <p className={styles.count}>{t("search.first", { shown })}</p>;
  return (
    <SiteLink className={styles.all} to={to}>
      {t("search.all", { count })}
    </SiteLink>
  );
}

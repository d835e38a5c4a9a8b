import { PARAMETERS } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { Band, Section } from "../../design/section.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { SuggestedField } from "../../forms/suggested-field.tsx";
import { useRequired } from "../../forms/use-required.ts";
import { PageTop } from "../../frame/page-top.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { FinderMessages } from "../../parts/finder/finder-messages.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/search";
import { FoundGroups } from "./found-groups.tsx";
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

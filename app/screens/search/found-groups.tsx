import { Section } from "../../design/section.tsx";
import { Marked } from "../../forms/combobox/marked.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { siteSearchTexts } from "../../parts/site-search/texts.ts";
import styles from "./search.module.css";
import { searchPath } from "./search-choices.ts";
import type { SearchView } from "./search-view.server.ts";
import { searchTexts } from "./texts.ts";

/** Lists the results by kind. Each kind has the number of results, and a link if not all are shown. */
export function FoundGroups({ view: { words, groups } }: { readonly view: SearchView }) {
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

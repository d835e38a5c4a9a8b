import { useLocation } from "react-router";
import { LANGUAGES } from "#territory/language.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { languageOfPath, pathInLanguage, screenAt } from "../paths.ts";
import { useSite } from "./use-site.ts";

interface Props {
  readonly title: string;
  readonly description?: string;
  /** The page's own address with the query that makes it another page; its path alone when absent. */
  readonly canonical?: string;
}

/** Title, description, canonical address and the other language's address of a page; React lifts them into the head. */
export function PageHead({ title, description, canonical }: Props) {
  const { pathname } = useLocation();
  const { language, t } = useTexts();
  const { siteUrl } = useSite();
  const isScreen = screenAt(pathname) !== null;
  const own = canonical ?? pathname;
  const [path = "", query = ""] = own.split("?");
  const fullTitle = `${title} | ${t("site.name")}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isScreen ? (
        <>
          <link rel="canonical" href={siteUrl + own} />
          {LANGUAGES.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={each === "fr" ? "fr-CA" : "en-CA"}
              href={siteUrl + (each === languageOfPath(path) ? own : pathInLanguage(path, query, each))}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={siteUrl + pathInLanguage(path, query, "fr")} />
          <meta property="og:title" content={title} />
          <meta property="og:site_name" content={t("site.name")} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={siteUrl + own} />
          <meta property="og:locale" content={language === "fr" ? "fr_CA" : "en_CA"} />
          <meta property="og:image" content={`${siteUrl}/share-${language}.png`} />
          {description && <meta property="og:description" content={description} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

import { useLocation } from "react-router";
import { pathInLanguage, screenAt } from "#plan/paths.ts";
import { shareImagePath } from "#plan/share-image-path.ts";
import { type Bilingual, LANGUAGES } from "#territory/language.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { useConfiguration } from "./use-configuration.ts";
import { useSite } from "./use-site.ts";

interface Props {
  readonly title: string;
  /** Defaults to the site's own description. */
  readonly description?: string;
  /** The page's address in each language, with any query that selects other content. Defaults to the path. */
  readonly addresses?: Bilingual;
}

/**
 * Renders a page's title, description, canonical address and address in the other language. React moves them
 * into the head.
 */
export function PageHead({ title, description: ownDescription, addresses }: Props) {
  const { pathname } = useLocation();
  const { language, t } = useTexts();
  const description = ownDescription || t("site.description");
  const { siteUrl } = useSite();
  const isPage = addresses !== undefined || screenAt(pathname) !== null;
  const { fr, en } = addresses ?? {
    fr: pathInLanguage(pathname, "", "fr"),
    en: pathInLanguage(pathname, "", "en"),
  };
  const address = siteUrl + (language === "fr" ? fr : en);
  const isHome = screenAt(pathname)?.name === "home";
  const { shareImage } = useConfiguration();
  const isEditors = isHome && shareImage !== undefined;
  const own = isHome ? `/share-${language}.png` : shareImagePath(pathname);
  const fullTitle = `${title} | ${t("site.name")}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPage ? (
        <>
          <link rel="canonical" href={address} />
          {LANGUAGES.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={each === "fr" ? "fr-CA" : "en-CA"}
              href={siteUrl + (each === "fr" ? fr : en)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={siteUrl + fr} />
          <meta property="og:title" content={title} />
          <meta property="og:site_name" content={t("site.name")} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address} />
          <meta property="og:locale" content={language === "fr" ? "fr_CA" : "en_CA"} />
          <meta property="og:image" content={siteUrl + (isEditors ? shareImage : own)} />
          {!isEditors && (
            <>
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          <meta property="og:description" content={description} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

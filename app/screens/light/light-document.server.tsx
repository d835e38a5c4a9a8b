import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pathTo, type Query } from "#plan/paths.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { Letterhead } from "./letterhead.server.tsx";
import type { LightPlace } from "./light-place.server.ts";
import type { LightView } from "./light-view.server.ts";
import type { PartTexts } from "./part-texts.ts";
import { Situation } from "./situation.server.tsx";
import { STYLE } from "./style.ts";

// No hooks: a document is rendered once, outside React Router.

const OTHER = { fr: "en", en: "fr" } as const satisfies Record<Language, Language>;
const LOCALE = { fr: "fr-CA", en: "en-CA" } as const satisfies Record<Language, string>;

interface Options {
  readonly texts: PartTexts;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Null if the address has no place. */
  readonly place: LightPlace | null;
}

/** Returns the light page as a document. */
export function lightDocument(view: LightView, { texts, siteUrl, place }: Options): string {
  const { language, t } = texts;
  const address = (each: Language) => siteUrl + pathTo("light", each);
  const { place: slug, here }: Query = place?.answer?.full ?? {};
  const other = pathTo("light", OTHER[language], {}, { place: slug ?? here ?? "" });
  return written(
    <Page
      texts={texts}
      head={
        <>
          <meta name="description" content={t("light.description")} />
          <link rel="canonical" href={address(language)} />
          {LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={LOCALE[each]} href={address(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("fr")} />
        </>
      }
    >
      <header>
        <Letterhead texts={texts} other={OTHER[language]} to={other} />
      </header>
      <main className="page">
        <Situation view={view} place={place} texts={texts} />
      </main>
      <footer className="page">
        <p>
          <a href={pathTo("current-situation", language)}>{t("light.full")}</a>
        </p>
        <p className="soft">{t("footer.data")}</p>
      </footer>
    </Page>,
  );
}

const FRAGMENT = { fr: "francais", en: "english" } as const satisfies Bilingual;

interface CopyPart {
  readonly view: LightView;
  readonly texts: PartTexts;
}

/**
 * Returns an emergency copy: the situation in both languages, `first` first. It only links within itself,
 * because it is read from any address or from a disk.
 */
export function emergencyDocument(parts: Readonly<Record<Language, CopyPart>>, first: Language): string {
  const part = (language: Language) => {
    const { view, texts } = parts[language];
    const other = OTHER[language];
    return (
      <div id={FRAGMENT[language]} lang={LOCALE[language]}>
        <Letterhead texts={texts} other={other} to={`#${FRAGMENT[other]}`} />
        <div className="page">
          <Situation view={view} place={null} texts={texts} />
          <p className="soft">{texts.t("footer.data")}</p>
        </div>
      </div>
    );
  };
  return written(
    <Page texts={parts[first].texts} head={<meta name="robots" content="noindex" />}>
      <main>
        {part(first)}
        {part(OTHER[first])}
      </main>
    </Page>,
  );
}

interface PageProps {
  readonly texts: PartTexts;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

const Page = ({ texts: { language, t }, head, children }: PageProps) => (
  <html lang={LOCALE[language]}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="format-detection" content="telephone=no" />
      <title>{`${t("light.title")} | ${t("site.name")}`}</title>
      {head}
      {/* Without this link, browsers request /favicon.ico. */}
      <link rel="icon" href="data:," />
      <style>{STYLE}</style>
    </head>
    <body>{children}</body>
  </html>
);

const written = (document: ReactNode) => `<!DOCTYPE html>${renderToStaticMarkup(document)}`;

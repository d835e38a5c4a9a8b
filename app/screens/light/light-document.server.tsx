import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pathTo, type Query } from "#plan/paths.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { TowerMark } from "../../design/brand.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import type { LightPlace } from "./light-place.server.ts";
import type { LightView } from "./light-view.server.ts";
import type { PartTexts } from "./part-texts.ts";
import { Situation } from "./situation.server.tsx";

interface Props {
  readonly texts: PartTexts;
  readonly other: Language;
  /** Link to the content in the other language. */
  readonly to: string;
}

/** Shows the site's name, the link to the other language, and the phone numbers. */
function Letterhead({ texts, other, to }: Props) {
  const { language, t, isCopy, numbers } = texts;
  const brand = (
    <>
      <TowerMark />
      <span>
        <strong>{t("site.mark")}</strong>
        <br />
        {t("site.tagline")}
      </span>
    </>
  );
  return (
    <div className="top">
      {isCopy ? <span>{brand}</span> : <a href={pathTo("home", language)}>{brand}</a>}
      <a href={to} hrefLang={other} lang={other}>
        {t("nav.otherLanguage")}
      </a>
      <ul className="plain">
        <li>
          {t("emergency.911")} <a href={EMERGENCY_TEL}>911</a>
        </li>
        <li>
          {t("emergency.report")} <a href={reportTel(t)}>{t("emergency.number")}</a>
        </li>
        {numbers.map(({ label, number, href }) => (
          <li key={href}>
            {label} <a href={href}>{number}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The site's colours (`tokens.css`), light and dark. */
const LIGHT =
  "--ink:#10201b;--soft:#45574f;--paper:#fbfbf7;--panel:#eef1ea;--line:#ccd4ca;--edge:#66766d;--spruce:#143429;--ember:#c2410c;--on-ember:#ffffff";
const DARK =
  "--ink:#e9efe7;--soft:#a9bab0;--paper:#0d1815;--panel:#13221d;--line:#2b3d36;--edge:#7b8f85;--spruce:#0b2119;--ember:#ff8a4c;--on-ember:#1a0d06";

/** The page's whole style sheet, with the device's fonts. */
export const STYLE = [
  `:root{color-scheme:light dark;${LIGHT}}`,
  `@media screen and (prefers-color-scheme:dark){:root{${DARK}}}`,
  "body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}",
  // One centred column; its bands reach both edges.
  ".top,.page{padding:.75rem max(1rem,50% - 22rem)}",
  ".page{padding-block-end:2rem}",
  "h1,h2,h3,h4{line-height:1.2;margin:1.5rem 0 .5rem}h1{font-size:1.75rem}h2{font-size:1.375rem}h3{font-size:1.125rem}h4{font-size:1rem}",
  "p,ul{margin:.5rem 0}ul{padding-inline-start:1.25rem}li{margin:.25rem 0}.plain{padding:0;list-style:none}section>.plain>li{margin:1rem 0}section>.plain p{margin:.25rem 0}",
  "section{margin-top:2rem;border-top:1px solid var(--line)}",
  "a{color:inherit;text-underline-offset:.15em}nav a,.plain>li>a,form+p a,footer a,summary{display:inline-block;padding:.375rem 0}",
  "nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}nav li{margin:0}",
  ".soft{color:var(--soft);font-size:.875rem}",
  // The emergency numbers, on a dark band as on every page.
  ".top{background:var(--spruce);color:#f4f7f0;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem}",
  ".top>:not(ul){display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;font-size:.8125rem;line-height:1.3}.top>:first-child{text-decoration:none}.top strong{font-size:1.25rem}.top svg{width:2rem;height:2rem;fill:#ff8a4c}.top path+path{fill:none;stroke:#ff8a4c;stroke-width:2}",
  ".top ul{flex-basis:100%;display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0}.top li{margin:0}.top li a{font-weight:700}",
  ".top :focus-visible{outline:2px solid #ffd166}",
  ".notice{margin:1rem 0;padding:.5rem 1rem;background:var(--panel);border-inline-start:.375rem solid var(--edge)}",
  ".no{border-color:#c81e1e}.careful{border-color:#ed7c14}.yes{border-color:#3cac64}.big{font-size:1.25rem;line-height:1.3}",
  "form{display:flex;flex-wrap:wrap;max-width:30rem}label{flex-basis:100%;font-weight:600}",
  "input,button{font:inherit;min-height:3rem;padding:0 .75rem;box-sizing:border-box;border:1px solid var(--edge);border-radius:0}",
  "input{flex:1;min-width:0;background:var(--paper);color:inherit}button{border-color:var(--ember);background:var(--ember);color:var(--on-ember);font-weight:600}",
  ".count b{color:var(--ember);font-size:3rem;line-height:1}",
  // The colours of the danger levels, next to their names.
  "[class^=d]{display:inline-block;margin:.125rem 0;padding:0 .5rem;border:1px solid;background:var(--panel)}",
  ".d1{background:#3471d2;color:#ffffff}.d2{background:#3cac64;color:#0b1512}.d3{background:#f0cf2e;color:#10201b}.d4{background:#ed7c14;color:#10201b}.d5{background:#c81e1e;color:#ffffff}",
  "details{border-top:1px solid var(--line)}summary{display:list-item;font-weight:600;cursor:pointer}",
  // Print shows collapsed parts.
  "@media print{details::details-content{content-visibility:visible;height:auto}form{display:none}}",
].join("");

// No hooks: a document is rendered once, outside React Router.

const OTHER = { fr: "en", en: "fr" } as const satisfies Record<Language, Language>;
const LOCALE = { fr: "fr-CA", en: "en-CA" } as const satisfies Record<Language, string>;

interface Options {
  readonly texts: PartTexts;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Answer for the place in the address; null if the address has no place. */
  readonly place: LightPlace | null;
}

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

/** Returns an emergency copy that starts in language `first`. Its links work wherever the copy is opened. */
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

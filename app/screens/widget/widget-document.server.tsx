import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { reportTel } from "../../frame/emergency.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { Area } from "../../parts/place/area.server.ts";
import { territoryPage } from "../../parts/place/territory.server.ts";
import type { OfficialAlertsView } from "../../parts/surroundings/surroundings-view.ts";
import { surroundingsTexts } from "../../parts/surroundings/texts.ts";
import { DrawnWidgetMap } from "./drawn-widget-map.server.tsx";
import { widgetTexts } from "./texts.ts";
import sheet from "./widget.css?url";
import { Danger, Fires, partTexts, Restrictions } from "./widget-parts.server.tsx";
import type { WidgetView } from "./widget-view.server.ts";

/** Limit of alerts in a widget. A link leads to the other alerts. */
const MOST = 3;

interface Props {
  readonly alerts: OfficialAlertsView;
  /** Path of the page with every alert. */
  readonly more: string;
  readonly language: Language;
}

/**
 * Shows the territory's official alerts: headline verbatim, authority, time and original message. Without an
 * alert, shows nothing unless the source fails, because a missing alert does not mean safety.
 */
function Alerts({ alerts: { applying, isMissing }, more, language }: Props) {
  const { t } = textsOf(language, surroundingsTexts);
  const others = applying.length - MOST;
  if (applying.length === 0 && !isMissing) return null;
  return (
    <section>
      <h2>{t("around.alerts")}</h2>
      {applying.slice(0, MOST).map(({ id, language: spoken, headline, event, author, sent, url }) => (
        <div key={id} className="notice order">
          <p lang={`${spoken}-CA`}>
            <strong>{headline ?? event}</strong>
          </p>
          <p className="soft">
            {author ? t("around.alerts.by", { author, when: sent }) : t("around.alerts.sent", { when: sent })}{" "}
            <a href={url} target="_blank" rel="noopener">
              {t("around.alerts.original")}
            </a>
          </p>
        </div>
      ))}
      {others > 0 && (
        <p>
          <a href={more} target="_blank" rel="noopener">
            {t("around.alerts.more", { count: others })}
          </a>
        </p>
      )}
      {isMissing && <p className="notice">{t("around.alerts.listMissing")}</p>}
    </section>
  );
}

function placeName(area: Area | null, language: Language): string {
  const { t } = textsOf(language, widgetTexts);
  if (area === null) return t("widget.place.all");
  return area.kind === "zone" ? t("widget.place.zone", { name: area.name }) : area.name;
}

/** Returns a widget's name: its heading, and its title for tabs and screen readers. */
export const widgetName = (area: Area | null, language: Language): string =>
  textsOf(language, widgetTexts).t("widget.name", { place: placeName(area, language) });

interface Shell {
  readonly language: Language;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a whole document. Links open in a new tab, so that the host page stays open. */
function document({ language, title, children }: Shell): string {
  const { t } = textsOf(language, widgetTexts);
  const html = renderToStaticMarkup(
    <html lang={language === "fr" ? "fr-CA" : "en-CA"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} | ${t("site.name")}`}</title>
        <link rel="stylesheet" href={sheet} />
      </head>
      <body>
        <main>
          {children}
          <footer>
            <p>
              {t("emergency.report")} <a href={reportTel(t)}>{t("emergency.number")}</a>
            </p>
            <p className="soft">
              <Out to={pathTo("home", language)}>{t("site.name")}</Out>
            </p>
          </footer>
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

function Out({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

interface Options {
  readonly area: Area | null;
  readonly language: Language;
  /** Official alerts of the territory; null if their source is not set. */
  readonly alerts: OfficialAlertsView | null;
}

/** Returns a widget as a document, with the time of its data first. */
export function widgetDocument(view: WidgetView, { area, language, alerts }: Options): string {
  const texts = partTexts(language, area !== null);
  const { t } = texts;
  const page = territoryPage(area, language);
  return document({
    language,
    title: widgetName(area, language),
    children: (
      <>
        <header>
          <h1>
            <Out to={page}>{widgetName(area, language)}</Out>
          </h1>
          <Age view={view} t={t} />
        </header>
        {alerts && <Alerts alerts={alerts} more={page} language={language} />}
        <Late view={view} t={t} />
        <div className="parts">
          <Danger danger={view.danger} texts={texts} />
          <Restrictions restrictions={view.restrictions} texts={texts} />
          <Fires fires={view.fires} texts={texts} />
          {view.map && <DrawnWidgetMap map={view.map} texts={texts} />}
        </div>
        <p>
          <Out to={page}>{t("widget.more")}</Out>
        </p>
      </>
    ),
  });
}

type DocumentParts = { readonly view: WidgetView } & Pick<ReturnType<typeof partTexts>, "t">;

/** Shows the data's full time, never "3 minutes ago": a cached copy can be a day old and has no script. */
function Age({ view: { age, freshness }, t }: DocumentParts) {
  if (age.readAt === null || age.written === null) {
    return (
      <p className="age" data-freshness="old">
        {t("age.none")}
      </p>
    );
  }
  return (
    <p className="age" data-freshness={freshness}>
      <time dateTime={age.readAt.toISOString()}>{t("widget.age", { when: age.written.dayTime })}</time>
    </p>
  );
}

/** Explains late, old or missing data, and unreadable records: missing data does not mean zero. */
function Late({ view: { age, freshness }, t }: DocumentParts) {
  if (age.written === null) {
    return <p className="notice">{t("missing.text", { number: t("emergency.number") })}</p>;
  }
  return (
    <>
      {freshness !== null && freshness !== "fresh" && (
        <p className="notice" data-freshness={freshness}>
          <strong>{t(`age.${freshness}`, { when: age.written.dayTime })}</strong> {t(`age.${freshness}Text`)}
        </p>
      )}
      {age.dropped > 0 && <p className="notice">{t("age.dropped", { count: age.dropped })}</p>}
    </>
  );
}

/** Returns a document for an unknown place: in a frame, a bare error would be unclear. */
export function noWidgetDocument(language: Language): string {
  const { t } = textsOf(language, widgetTexts);
  return document({
    language,
    title: t("widget.none.title"),
    children: (
      <>
        <h1>{t("widget.none.title")}</h1>
        <p>{t("widget.none.text")}</p>
        <p>
          <Out to={territoryPage(null, language)}>{t("widget.none.link")}</Out>
        </p>
      </>
    ),
  });
}

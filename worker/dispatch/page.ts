import { createHash } from "node:crypto";
import { html } from "hono/html";
import { formatMoment, sentence } from "#delivery/format-text.ts";
import { telOfPhone } from "#intake/reports/call-back.ts";
import { type ActiveFires, NEAR_FIRES, nearFires, nearFiresText } from "#intake/reports/near-fires.ts";
import type { DispatchReport, ReportGroup } from "#intake/reports/operator-reports.server.ts";
import { pointText, reportLines } from "#intake/reports/report-lines.ts";
import { callBackText, STATUS_WORDS } from "#intake/reports/report-words.ts";
import { REPORT_STATUSES } from "#intake/reports/vocabulary.ts";
import { clockTime } from "#territory/clock.ts";
import { withOrdinal } from "#territory/first-of-month.ts";
import { formatAge } from "#territory/format-age.ts";
import type { Language } from "#territory/language.ts";
import { lazy } from "#territory/lazy.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";
import { agencyDocument, type Written } from "../agency-document.ts";
import type { ShownReader } from "../consultations/reader.ts";
import { readerPart } from "../consultations/reader-part.ts";
import { type Choice, groupId, HOURS, queryOf, ROOT } from "./choice.ts";
import { reportsMap } from "./map.ts";
import { countText, type TextOf, textsIn } from "./texts.ts";

/** Result of the last action, unless it succeeded. */
export type Notice = "invalid" | "changed" | "gone" | "unsaved" | "unnamed";

export interface Shown extends Choice {
  readonly groups: readonly ReportGroup[];
  readonly isCut: boolean;
  /** The agency's active fires; null if they are unknown now. */
  readonly fires: ActiveFires | null;
  readonly readAt: Date;
  /** True if the database is away, and the page shows an older reading. */
  readonly isAway: boolean;
  readonly now: Date;
  readonly notice: Notice | null;
  readonly reader: ShownReader;
}

/** Returns the page with every report and its details. `page.js` keeps an open page up to date. */
export function reportsPage(shown: Shown) {
  const { groups, isCut, language, isAway, isPaused, notice, readAt, now } = shown;
  const t = textsIn(language);
  const reports = groups.flat();
  const news = reports.filter(({ status }) => status === "new").length;
  const titled = `${news > 0 ? `(${news}) ` : ""}${t("reportsPage")}`;
  return document(
    shown,
    titled,
    html`
          <p role="status" id="notice" data-failed="${t("failed")}" class="${notice ? "notice" : ""}">${notice ? t(notice) : ""}</p>
          <p role="status" id="announcement" data-new="${t("arrived")}"></p>
          ${readerPart({ ...shown.reader, language, action: `${ROOT}/reader${queryOf(shown)}` })}
          ${choiceForm(shown, t)}
          <div id="state">${isAway ? html`<p role="alert" class="notice">${t("away")} ${sentence(ageText(readAt, now, language))}</p>` : ""}</div>
          <p id="stale" class="notice" hidden>${t("stale")} ${sentence(ageText(readAt, now, language, "moment"))}</p>
          <div role="status" id="count"><h2>${countText(reports.length, language)}</h2>${reports.length === 0 ? html`<p>${t(shown.status === null ? "none" : "noneOfStatus")}</p>` : ""}${isCut ? html`<p class="notice">${t("cut")}</p>` : ""}</div>
          ${updatesPart(shown, t)}
          ${isPaused ? "" : html`<p id="sound" hidden><label><input type="checkbox" /> ${t("sound")}</label></p>`}
          <p class="files"><a href="${ROOT}/reports.csv${queryOf(shown)}">${t("csv")}</a><a href="${ROOT}/reports.geojson${queryOf(shown)}">${t("geojson")}</a></p>
          <div id="map">${mapPart(shown, t)}</div>
          <ul id="list">${groups.map((group, index) => groupItem(group, { ...shown, number: index + 1 }, t))}</ul>`,
  );
}

/** Returns the page for when the database is away and no older reading exists. */
export function awayPage(choice: Choice) {
  const t = textsIn(choice.language);
  return document(
    choice,
    t("reportsPage"),
    html`<p role="alert" class="notice">${t("awayWhole")}</p><p class="files"><a href="${ROOT}${queryOf(choice)}">${t("again")}</a></p>`,
  );
}

function document(choice: Choice, title: string, main: Written | Promise<Written>) {
  const { language } = choice;
  const t = textsIn(language);
  const other = language === "fr" ? "en" : "fr";
  return agencyDocument({
    ...{ language, main, title: `${title}, Vigie` },
    head: html`<link rel="stylesheet" href="${ROOT}/page.css" />
      <script type="module" src="${ROOT}/page.js"></script>`,
    header: html`<h1>${t("reportsPage")}</h1>
          <nav aria-label="${t("pages")}"><a href="/operator?lang=${language}">${t("alertsPage")}</a><a href="${ROOT}${queryOf({ ...choice, language: other })}" hreflang="${other}" lang="${other}">${t("otherLanguage")}</a></nav>`,
  });
}

/** Returns the line that says whether the page updates itself, with a link to change this (WCAG 2.2.2). */
function updatesPart(shown: Shown, t: TextOf) {
  const { isPaused, readAt, language } = shown;
  const text = isPaused ? `${t("paused")} ${sentence(formatMoment(readAt, language))}` : t("live");
  const other = `${ROOT}${queryOf({ ...shown, isPaused: !isPaused })}#updates`;
  return html`<p id="updates" class="updates" tabindex="-1"><span id="updates-said">${text}</span> <a href="${other}">${t(isPaused ? "resume" : "pause")}</a></p>`;
}

function choiceForm({ language, status, hours, isPaused }: Shown, t: TextOf) {
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}" ${isChosen ? "selected" : ""}>${label}</option>`;
  return html`<form method="get" action="${ROOT}">
            <input type="hidden" name="lang" value="${language}" />
            ${isPaused ? html`<input type="hidden" name="paused" value="yes" />` : ""}
            <label>${t("status")} <select name="status">${option("", t("all"), status === null)}${REPORT_STATUSES.map((each) => option(each, STATUS_WORDS[each][language], each === status))}</select></label>
            <label>${t("hours")} <select name="hours">${HOURS.map((each) => option(String(each), hoursText(each, language), each === hours))}</select></label>
            <button>${t("show")}</button>
          </form>`;
}

function mapPart(shown: Shown, t: TextOf) {
  const { groups, fires, about } = shown;
  const inFull = groups.find((group) => groupId(group) === about && group.some(({ at }) => at !== null));
  const map = reportsMap({
    groups,
    fires: fires?.list ?? [],
    about: inFull ?? null,
    title: t("map"),
    nameOf: (number, group) => `${number}. ${group.map(({ reference }) => reference).join(", ")}`,
    addressOf: (group) => `#g-${groupId(group)}`,
  });
  if (map === null) return html`<p>${t("noMap")}</p>`;
  const whole = html`<p class="files"><a href="${ROOT}${queryOf({ ...shown, about: null })}#map">${t("wholeMap")}</a></p>`;
  return html`${map}<p>${t("mapKey")}</p>${inFull ? whole : ""}`;
}

const hoursText = (hours: number, language: Language) => {
  const [value, unit] = hours > 24 ? [hours / 24, "day"] : [hours, "hour"];
  return new Intl.NumberFormat(`${language}-CA`, { style: "unit", unit, unitDisplay: "long" }).format(value);
};

type ShownGroup = Shown & { readonly number: number };

/**
 * Returns the HTML of a group. `page.js` replaces the group when its `data-v` changes. While someone works in
 * the group, `page.js` only updates the `data-live` parts.
 */
function groupItem(group: ReportGroup, shown: ShownGroup, t: TextOf) {
  const lead = groupId(group);
  const facts = group.map(({ id, status, content, photos }) => [id, status, content === null, photos.length]);
  const version = createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
  const isPlaced = group.some(({ at }) => at !== null);
  const near = `${ROOT}${queryOf({ ...shown, about: lead })}#map`;
  const title = group.length > 1 ? `${t("sameFire")} (${group.length})` : "";
  return html`<li id="g-${lead}" data-v="${version}">
    <p class="same"><span class="mark" id="n-${lead}" data-live>${shown.number}</span> ${title}
    ${isPlaced ? html`<a href="${near}">${t("mapOf")} ${group[0]?.reference}</a>` : ""}</p>
    ${group.map((report) => article(report, shown, t))}
  </li>`;
}

function article(report: DispatchReport, shown: Shown, t: TextOf) {
  const { id, reference, content, status, createdAt, photos, isSuspect } = report;
  const { language, now } = shown;
  const isGrave = content?.near.includes("people") || content?.spread === "fast";
  return html`<article id="r-${id}" aria-labelledby="h-${id}" data-reference="${reference}">
    <h3 id="h-${id}">
      ${reference}
      <span class="age" id="a-${id}" data-live>${ageText(createdAt, now, language)}</span>
      <span class="mark" id="s-${id}" data-live>${STATUS_WORDS[status][language]}</span>
      ${isGrave ? html`<span class="mark grave">${t(content?.near.includes("people") ? "people" : "fast")}</span>` : ""}
      ${isSuspect ? html`<span class="mark">${t("suspect")}</span>` : ""}
    </h3>
    ${factsOf(report, shown, t)}
    ${content ? "" : html`<p>${t("erased")}</p>`}
    ${
      photos.length === 0
        ? ""
        : html`<div class="photos">${photos.map((photo, index) => html`<a href="${ROOT}/photo/${photo.id}"><img src="${ROOT}/photo/${photo.id}" width="${photo.width}" height="${photo.height}" loading="lazy" alt="${t("photo")} ${reference}, ${index + 1}" /></a>`)}</div>`
    }
    <form method="post" action="${ROOT}/status${queryOf(shown)}" class="acts" aria-label="${t("status")} ${reference}">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="was" value="${status}" id="w-${id}" data-live />
      ${REPORT_STATUSES.map((each) => html`<button name="status" value="${each}" id="b-${each}-${id}" data-live aria-pressed="${each === status ? "true" : "false"}">${STATUS_WORDS[each][language]}</button>`)}
    </form>
  </article>`;
}

function factsOf(
  { at, content, photos, announcedPhotos, language: spoken }: DispatchReport,
  shown: Shown,
  t: TextOf,
) {
  const { language, fires } = shown;
  const missing = content ? announcedPhotos - photos.length : 0;
  return html`<dl>
      ${entry(t("point"), at === null ? t("noPoint") : lines(pointText(at, language)))}
      ${content?.phone ? entry(t("phone"), html`<a href="${telOfPhone(content.phone)}">${content.phone}</a>, ${callBackText(content.callBack)[language]}`) : ""}
      ${content ? reportLines(content, language).map(({ label, text }) => entry(label, text)) : ""}
      ${content ? entry(t("language"), t(spoken)) : ""}
      ${content && at ? entry(NEAR_FIRES[language], lines(nearFiresText(fires && nearFires(fires, at), language))) : ""}
      ${missing > 0 ? entry(t("missing"), String(missing)) : ""}
    </dl>`;
}

const lines = (texts: readonly string[]) => html`<ul>${texts.map((each) => html`<li>${each}</li>`)}</ul>`;
const entry = (label: string, text: string | Written) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`;

const JUST_NOW = { fr: "à l’instant", en: "just now" } as const;
const MINUTE_MS = 60_000;
/** Formatters, created once per language: creating one takes longer than formatting a page of rows. */
const dayIn = (language: Language) =>
  lazy(
    () => new Intl.DateTimeFormat(`${language}-CA`, { month: "short", day: "numeric", timeZone: TIME_ZONE }),
  );
const DAYS = { fr: dayIn("fr"), en: dayIn("en") } as const;

/** Returns the age and time « il y a 5 minutes, 2 juill., 11 h 05 », or only the time as "moment". */
function ageText(at: Date, now: Date, language: Language, form: "age" | "moment" = "age"): string {
  const milliseconds = now.getTime() - at.getTime();
  const age = milliseconds < MINUTE_MS ? JUST_NOW[language] : formatAge(milliseconds, language);
  const day = withOrdinal(DAYS[language]().format(at), language);
  const moment = `${day}, ${clockTime(at, language)}`;
  return form === "moment" ? moment : `${age}, ${moment}`;
}

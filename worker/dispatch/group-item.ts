import { createHash } from "node:crypto";
import { html } from "hono/html";
import { telOfPhone } from "#intake/reports/call-back.ts";
import { NEAR_FIRES, nearFires, nearFiresText } from "#intake/reports/near-fires.ts";
import type { DispatchReport, ReportGroup } from "#intake/reports/operator-reports.server.ts";
import { pointText, reportLines } from "#intake/reports/report-lines.ts";
import { callBackText, STATUS_WORDS } from "#intake/reports/report-words.ts";
import { REPORT_STATUSES } from "#intake/reports/vocabulary.ts";
import type { Point } from "#territory/point.ts";
import { ageText } from "./age-text.ts";
import { groupId, queryOf, ROOT } from "./choice.ts";
import type { Shown } from "./shown.ts";
import type { TextOf } from "./texts.ts";

type Written = string | ReturnType<typeof html>;
/** A group with its number in the list and on the map. */
type ShownGroup = Shown & { readonly number: number };

/**
 * Returns the HTML of a group. `page.js` replaces the group when its `data-v` changes. While someone works in
 * the group, `page.js` only updates the `data-live` parts.
 */
export function groupItem(group: ReportGroup, shown: ShownGroup, t: TextOf) {
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
      ${content && at ? entry(NEAR_FIRES[language], lines(firesNear(at, shown))) : ""}
      ${missing > 0 ? entry(t("missing"), String(missing)) : ""}
    </dl>`;

  function firesNear(point: Point, { language: own }: Shown) {
    return nearFiresText(fires && nearFires(fires, point), own);
  }
}

const lines = (texts: readonly string[]) => html`<ul>${texts.map((each) => html`<li>${each}</li>`)}</ul>`;
const entry = (label: string, text: Written) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`;

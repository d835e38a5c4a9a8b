import { html } from "hono/html";
import { changeText } from "#alerts/change-text.ts";
import type { DryRun } from "#alerts/dry-run.server.ts";
import type { OperatorView } from "#alerts/operator-view.server.ts";
import { CHANNELS, type Channel, DELIVERY_STATES } from "#database/schema.ts";
import { formatMoment, sentence } from "#delivery/format-text.ts";
import { readChange } from "#history/change.ts";
import { decimal } from "#territory/decimal.ts";
import type { Language } from "#territory/language.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";
import { agencyDocument, agencyTable } from "../agency-document.ts";
import { STYLES } from "../agency-styles.ts";
import type { NewestConsultations } from "../consultations/consultations.server.ts";
import { consultationsPart } from "../consultations/list-part.ts";
import type { ShownReader } from "../consultations/reader.ts";
import { readerPart } from "../consultations/reader-part.ts";
import type { Trouble } from "../trouble-log.ts";
import { type Key, type TextOf, textsIn } from "./texts.ts";
import { textsSentPart } from "./texts-sent-part.ts";

export type Notice = Extract<Key, "done" | "nothing" | "invalid" | "unnamed"> | null;

interface Shown {
  readonly view: OperatorView;
  readonly troubles: readonly Trouble[];
  /** Records of who was shown people's data. */
  readonly consulted: NewestConsultations;
  readonly reader: ShownReader;
  readonly language: Language;
  readonly notice: Notice;
  readonly dry: DryRun | null;
}

/** Returns the page with everything that operators of alerts see and do, as plain forms. */
export function operatorPage({ view, troubles, consulted, reader, language, notice, dry }: Shown) {
  const t = textsIn(language);
  const other = language === "fr" ? "en" : "fr";
  const { status, held, dead, changes } = view;
  return agencyDocument({
    ...{ language, title: `Vigie, ${t("alertsPage")}` },
    head: html`<style>${STYLES}</style>`,
    header: html`<h1>${t("alertsPage")}</h1>
      <a href="/operator/reports?lang=${language}">${t("reportsPage")}</a>
      <a href="/operator?lang=${other}" hreflang="${other}" lang="${other}">${t("otherLanguage")}</a>`,
    main: html`
          ${notice === null ? "" : html`<p role="status" class="notice">${t(notice)}</p>`}
          ${readerPart({ ...reader, language, action: `/operator/reader?lang=${language}` })}
          <p>${status.watchedAt === null ? t("never") : sentence(`${t("watched")} ${formatMoment(status.watchedAt, language)}`)} ${t("unmatched")}${t("colon")}${view.unmatched}.</p>
          ${
            troubles.length === 0
              ? ""
              : html`<div role="alert" class="notice"><p>${t("failing")}</p>
                  <ul>${troubles.map(({ subject, reason }) => html`<li><b>${subject}</b>${t("colon")}<span lang="en">${reason}</span></li>`)}</ul></div>`
          }
          <h2 id="channels">${t("channels")}</h2>
          ${channelsTable(view, language, t)}
          ${closedPart(view, language, t)}
          ${refusedPart(view, language, t)}
          ${textsSentPart(view, language, t)}
          <h2>${t("held")}</h2>
          ${
            held.length === 0
              ? html`<p>${t("noneHeld")}</p>`
              : html`<ul>
                  ${held.map(
                    ({ id, heldPeople, ...change }) => html`<li>
                      ${changeCell(change, language)}, ${t("people")}${t("colon")}${heldPeople}
                      ${button("/operator/release", t("send"), language, { id, does: "send" })}
                      ${button("/operator/release", t("drop"), language, { id, does: "drop" })}
                    </li>`,
                  )}
                </ul>`
          }
          <h2>${t("dry")}</h2>
          <form method="post" action="/operator/dry-run?lang=${language}">
            <label>${t("latitude")} <input name="lat" inputmode="decimal" required value="47.44" /></label>
            <label>${t("longitude")} <input name="lon" inputmode="decimal" required value="-72.78" /></label>
            <label><input type="checkbox" name="out" value="yes" /> ${t("outOfControl")}</label>
            <button>${t("ask")}</button>
          </form>
          ${
            dry === null
              ? ""
              : html`<p role="status" class="notice">
                  ${t("concerned")}${t("colon")}${dry.people}. ${CHANNELS.map((each) => t(each) + t("colon") + (dry.alerts[each] ?? 0)).join(", ")}.
                </p>`
          }
          <h2 id="dead">${t("deadOnes")}</h2>
          ${dead.length === 0 ? html`<p>${t("noneDead")}</p>` : deadTable(dead, language, t)}
          <h2 id="changes">${t("changes")}</h2>
          ${changesTable(changes, language, t)}
          ${consultationsPart(consulted, language)}`,
  });
}

const changesTable = (changes: OperatorView["changes"], language: Language, t: TextOf) =>
  agencyTable({
    id: "changes",
    titles: [t("when"), t("change"), t("people"), t("correct")],
    rows: changes.map(
      ({ id, people, ...change }) => html`<tr>
        <td>${moment(change.observedAt, language)}</td>
        <td>${changeCell(change, language)}</td>
        <td>${people}</td>
        <td>${people === 0 ? "" : correctForm(id, language, t)}</td>
      </tr>`,
    ),
  });

const moment = (at: Date | null, language: Language): string | null =>
  at &&
  new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: TIME_ZONE,
  }).format(at);

const STATES = { well: "runs", late: "late", paused: "paused" } as const satisfies Record<string, Key>;

const seconds = (value: number | null, language: Language) =>
  value === null ? "–" : decimal(value, 1, language);

function changeCell(row: Omit<OperatorView["held"][number], "id" | "heldPeople">, language: Language) {
  const change = readChange(row);
  const code = `${row.kind} ${row.subject}`;
  return change === null
    ? code
    : html`${changeText(change, row.observedAt, language)} <small>(${code})</small>`;
}

const button = (
  action: string,
  label: string,
  language: Language,
  fields: Readonly<Record<string, string | number>>,
) =>
  html`<form method="post" action="${action}?lang=${language}" class="one">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>${label}</button>
  </form>`;

function channelsTable({ status, counts, pauses }: OperatorView, language: Language, t: TextOf) {
  const isClosed = (channel: Channel) =>
    pauses.some((each) => each.channel === channel && each.reopenedAt === null);
  const countOf = (channel: Channel, state: (typeof DELIVERY_STATES)[number]) =>
    counts.find((each) => each.channel === channel && each.state === state)?.messages ?? 0;
  return agencyTable({
    id: "channels",
    titles: [
      ...(["channel", "alerts", "median", "p95", "oldest"] as const).map(t),
      ...DELIVERY_STATES.map(t),
      t("pause"),
    ],
    rows: status.channels.map(
      ({ channel, state, messages, medianSeconds, p95Seconds, oldestWaitingSeconds }) => html`<tr>
            <th scope="row">${t(channel)}</th>
            <td>${messages}</td>
            <td>${seconds(medianSeconds, language)}</td>
            <td>${seconds(p95Seconds, language)}</td>
            <td>${seconds(oldestWaitingSeconds, language)}</td>
            ${DELIVERY_STATES.map((state) => html`<td>${countOf(channel, state)}</td>`)}
            <td>
              ${isClosed(channel) && state === "late" ? t("closed") : t(STATES[state])}
              ${button("/operator/channel", t(isClosed(channel) ? "resume" : "pause"), language, { channel, does: isClosed(channel) ? "resume" : "pause" })}
            </td>
          </tr>`,
    ),
  });
}

/** Returns a notice for each channel that closed by itself, with the reason and the latest results. */
const closedPart = ({ pauses }: OperatorView, language: Language, t: TextOf) =>
  pauses
    .filter(({ reason }) => reason !== null)
    .map(
      ({ channel, reason, refused, answers, pausedAt, reopenedAt }) => html`<p class="notice">
        ${t(channel)}${t("colon")}${t("closedItself")} ${moment(pausedAt, language)}.
        ${t("refusals")}${t("colon")}${refused}/${answers}. ${t("lastAnswer")}${t("colon")}${reason}
        ${reopenedAt === null ? t("closedStill") : html`${t("reopened")} ${moment(reopenedAt, language)}.`}
      </p>`,
    );

function refusedPart({ refused }: OperatorView, language: Language, t: TextOf) {
  if (refused.length === 0) return html`<h2>${t("refusedOnes")}</h2><p>${t("noneRefused")}</p>`;
  return html`<h2 id="refused">${t("refusedOnes")}</h2>
    <p>${t("restoreWhat")}</p>
    ${agencyTable({
      id: "refused",
      titles: (["channel", "within", "addresses", "restore"] as const).map(t),
      rows: refused.map(
        ({ channel, hours, addresses }) => html`<tr>
              <th scope="row">${t(channel)}</th>
              <td>${hours}\u00a0h</td>
              <td>${addresses}</td>
              <td>${button("/operator/restore", `${t("restore")} (${addresses})`, language, { channel, hours })}</td>
            </tr>`,
      ),
    })}`;
}

const deadTable = (dead: OperatorView["dead"], language: Language, t: TextOf) =>
  agencyTable({
    id: "dead",
    titles: (["when", "channel", "kind", "attempts", "reason", "again"] as const).map(t),
    rows: dead.map(
      ({ id, endedAt, channel, kind, attempts, reason, mayBeTried }) => html`<tr>
            <td>${moment(endedAt, language)}</td>
            <td>${t(channel)}</td>
            <td>${kind}</td>
            <td>${attempts}</td>
            <td>${reason}</td>
            <td>${mayBeTried ? button("/operator/retry", t("again"), language, { id }) : ""}</td>
          </tr>`,
    ),
  });

const correctForm = (id: number, language: Language, t: TextOf) =>
  html`<details>
    <summary>${t("correct")}</summary>
    <form method="post" action="/operator/correct?lang=${language}">
      <p>${t("correctWhat")}</p>
      <input type="hidden" name="id" value="${id}" />
      <label>${t("inFrench")} <textarea name="fr" lang="fr" required maxlength="250"></textarea></label>
      <label>${t("inEnglish")} <textarea name="en" lang="en" required maxlength="250"></textarea></label>
      <button>${t("sendCorrection")}</button>
    </form>
  </details>`;

import { html } from "hono/html";
import { CHANNELS, type Channel } from "#database/schema.ts";
import { STATUS_WORDS } from "#intake/reports/report-words.ts";
import { REPORT_STATUSES } from "#intake/reports/vocabulary.ts";
import { clockTime } from "#territory/clock.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";
import { agencyTable } from "../agency-document.ts";
import { RETENTION_DAYS } from "../retention-days.ts";
import { SHARED_TEXTS } from "../shared-texts.ts";
import type { Shown } from "./consultation.ts";
import type { NewestConsultations } from "./consultations.server.ts";

const TEXTS = {
  title: { fr: "Consultations de renseignements personnels", en: "Access to personal information" },
  about: {
    fr: `Cette liste montre qui a vu des renseignements personnels sur ces pages, et qui a changé l’état d’un signalement. Chaque ligne indique ce qu’une personne a vu pour la première fois dans la journée, ou l’état qu’elle a donné à un signalement. Les lignes sont effacées après ${RETENTION_DAYS}\u00a0jours.`,
    en: `This list shows who saw personal information on these pages, and who changed the status of a report. Each entry shows what someone saw for the first time that day, or the status they gave a report. Entries are erased after ${RETENTION_DAYS}\u00a0days.`,
  },
  none: { fr: "Aucune consultation.", en: "No entries." },
  when: { fr: "Date et heure", en: "When" },
  who: { fr: "Personne", en: "Who" },
  page: { fr: "Page", en: "Page" },
  what: { fr: "Élément", en: "What" },
  network: { fr: "Réseau", en: "Network" },
  identity: { fr: "session", en: "signed in" },
  password: { fr: "nom donné avec le mot de passe", en: "name sent with the password" },
  nobody: { fr: "Sans nom\u00a0: mot de passe seulement", en: "No name: password only" },
  older: { fr: "Consultations plus anciennes", en: "Older entries" },
  newest: { fr: "Consultations les plus récentes", en: "Latest entries" },
} as const satisfies Record<string, Bilingual>;

const SHOWN_TEXTS: Readonly<Record<Shown, Bilingual>> = {
  reports: { fr: "Signalements", en: "Reports" },
  csv: { fr: "Fichier CSV", en: "CSV file" },
  geojson: { fr: "Fichier GeoJSON", en: "GeoJSON file" },
  photo: { fr: "Photo", en: "Photo" },
  "dead-messages": { fr: "Messages non remis", en: "Undelivered messages" },
  consultations: { fr: "Cette liste", en: "This list" },
};
const RESTORED_TEXTS: Readonly<Record<Channel, Bilingual>> = {
  email: { fr: "Adresses courriel réactivées", en: "Email addresses restored" },
  sms: { fr: "Numéros de téléphone réactivés", en: "Phone numbers restored" },
  push: { fr: "Appareils réactivés", en: "Devices restored" },
};
const PAGES = { dispatch: SHARED_TEXTS.reportsPage, operator: SHARED_TEXTS.alertsPage } as const;
/** Characters of a network's hash that the list shows: enough to compare two networks. */
const MARK_SHOWN = 6;
const MOST_IN_LINE = 3;

/** Returns the list of consultations, newest first, with links to older entries and to the newest. */
export function consultationsPart({ rows, next, isFirst }: NewestConsultations, language: Language) {
  const t = (key: keyof typeof TEXTS) => TEXTS[key][language];
  const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "medium", timeZone: TIME_ZONE });
  const linkTo = (query: string, label: string) =>
    html`<a href="/operator?lang=${language}${query}#consultations">${label}</a>`;
  return html`<h2 id="consultations" tabindex="-1">${t("title")}</h2>
    <p>${t("about")}</p>
    ${
      rows.length === 0
        ? html`<p>${t("none")}</p>`
        : agencyTable({
            id: "consultations",
            classes: "wide read",
            titles: (["when", "who", "page", "what", "network"] as const).map(t),
            rows: rows.map(
              ({ readAt, reader, namedBy, page, shown, references, networkMark }) => html`<tr>
                  <td>${day.format(readAt)}, ${clockTime(readAt, language)}</td>
                  <td>${namedBy === "none" ? t("nobody") : reader}${namedBy === "password" || namedBy === "identity" ? ` (${t(namedBy)})` : ""}</td>
                  <td>${PAGES[page][language]}</td>
                  <td>${cellText(shownText(shown, language), references, language)}</td>
                  <td>${networkMark?.slice(0, MARK_SHOWN) ?? "–"}</td>
                </tr>`,
            ),
          })
    }
    <p class="pages">${isFirst ? "" : linkTo("", t("newest"))} ${next === null ? "" : linkTo(`&before=${next}`, t("older"))}</p>`;
}

/** Returns the cell's text. A long list of references is folded below the number of references. */
function cellText(shown: string, references: readonly string[], language: Language) {
  const colon = SHARED_TEXTS.colon[language];
  const all = references.join(", ");
  if (references.length === 0) return shown;
  if (references.length <= MOST_IN_LINE) return shown + colon + all;
  return html`<details><summary>${shown}${colon}${references.length}</summary>${all}</details>`;
}

const statusText = (word: string, language: Language): string =>
  language === "fr" ? `État «\u00a0${word}\u00a0»` : `Status “${word}”`;

/** Returns the words for a record. A value written by a newer version is shown unchanged. */
function shownText(shown: string, language: Language): string {
  const status = REPORT_STATUSES.find((each) => shown === `status-${each}`);
  if (status) return statusText(STATUS_WORDS[status][language], language);
  const channel = CHANNELS.find((each) => shown === `restored-${each}`);
  if (channel) return RESTORED_TEXTS[channel][language];
  return shown in SHOWN_TEXTS ? SHOWN_TEXTS[shown as Shown][language] : shown;
}

import { ACCOUNT_MESSAGES } from "#accounts/messages/kinds.ts";
import { ALERT_MESSAGES } from "#alerts/alert-message.ts";
import { A_FIRE, LA_TUQUE, north } from "#alerts/alerts.double.ts";
import { CORRECTION_MESSAGES } from "#alerts/correction-message.ts";
import type { Fact, FactPlace } from "#alerts/fact.ts";
import { RELEASE_MESSAGES } from "#alerts/release-message.ts";
import { TEST_MESSAGES } from "#alerts/test-message.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { CONTACT_EMAILS } from "#intake/contact/contact-emails.ts";
import { A_REPORT } from "#intake/reports/example-report.double.ts";
import { REPORT_EMAILS, SUSPECT_EMAILS } from "#intake/reports/report-emails.ts";
import { LANGUAGES } from "#territory/language.ts";

/** Every kind of message that delivery can write. */
export const KINDS = {
  ...ACCOUNT_MESSAGES,
  ...ALERT_MESSAGES,
  ...RELEASE_MESSAGES,
  ...TEST_MESSAGES,
  ...CORRECTION_MESSAGES,
  ...CONTACT_EMAILS,
  ...REPORT_EMAILS,
  ...SUSPECT_EMAILS,
};
const AT = new Date("2026-07-02T15:05:00Z");
const COTTAGE: FactPlace = {
  id: "cottage",
  nickname: "Chalet de la Pointe-aux-Épinettes, rang des Sapins",
  at: north(LA_TUQUE, -12.3),
  distanceKm: 12.3,
};
const FIRE: Fact = {
  change: { kind: "fire-new", subject: "2026-12", before: null, after: { ...A_FIRE, statusId: 3 } },
  observedAt: AT,
  place: COTTAGE,
};
const DANGER: Fact = {
  change: { kind: "danger", subject: "13", before: { level: 2 }, after: { level: 4 } },
  observedAt: AT,
  place: COTTAGE,
};
const WORDS = {
  headline: "Ordre d'évacuation : feu de forêt",
  author: "Municipalité de Saint-Félix-d'Otis",
  paragraphs: [
    "Quittez les lieux par la route 170.",
    `Apportez vos papiers. ${"Fermez le gaz. ".repeat(40)}`,
  ],
  areas: "Saint-Félix-d'Otis, Rivière-Éternité",
  isCut: true,
};
const ORDER: Fact = {
  change: {
    kind: "order-begun",
    subject: "order-1",
    before: null,
    after: {
      ...{ key: "sender,1", sentAt: AT, expiresAt: new Date("2026-07-03T15:05:00Z") },
      ...{ text: { fr: WORDS, en: null }, regions: ["02"], areas: [], isExact: false, isAllClear: false },
    },
  },
  observedAt: AT,
  place: COTTAGE,
};
/** Example facts of alerts about air, heat and roads. */
const AROUND: readonly Fact[] = [
  {
    change: {
      ...{ kind: "air-reached", subject: "air-QCTEST-7", before: null },
      after: {
        ...{
          station: "QCTEST",
          name: { fr: "Saguenay", en: "Saguenay" },
          at: LA_TUQUE,
          index: 8,
          observedAt: AT,
          level: 7,
        },
        ...{ others: [], standing: [] },
      },
    },
    ...{ observedAt: AT, place: COTTAGE },
  },
  {
    change: {
      ...{ kind: "heat-seen", subject: "heat-47.440,-72.780", before: null },
      after: {
        ...{ at: LA_TUQUE, count: 12, seenAt: AT, satellites: ["NOAA-20", "Suomi NPP"], points: [LA_TUQUE] },
      },
    },
    ...{ observedAt: AT, place: COTTAGE },
  },
  ...(["road-closed", "road-reopened"] as const).map(
    (kind): Fact => ({
      change: {
        ...{ kind, subject: `road-${kind}`, before: null },
        after: {
          ...{ route: "155", place: "À environ 5 km de La Tuque", direction: "Dans les deux directions" },
          ...{ municipality: "La Tuque", obstruction: "Fermeture complète", cause: "Feu de forêt" },
          ...{ detour: null, since: AT, at: LA_TUQUE, fire: { number: 12, name: "Lac Édouard", km: 4.2 } },
        },
      },
      ...{ observedAt: AT, place: COTTAGE },
    }),
  ),
];
const CONTACT = {
  reference: "M-4F7Q-X2RC",
  subject: "prevention",
  message: "Bonjour,\n\nPeut-on faire un feu de camp au lac aux Épinettes cette fin de semaine ?",
  email: "lectrice@example.org",
  phone: "+14185551234",
  region: "04",
  writtenIn: "fr",
  isSuspect: true,
  at: AT.toISOString(),
  files: [],
};
/** Example facts for each kind of message. */
export const ABOUT: Readonly<Record<string, object>> = {
  welcome: { firstName: "Marie-Ève", isConfirmed: false },
  "account-deleted": { erasedAt: AT.toISOString(), why: "unused" },
  "unused-profile": { usedAt: "2024-09-30T15:00:00Z", eraseAt: "2026-09-30T15:00:00Z", isLast: true },
  "newsletter-confirm": {
    token: "x".repeat(32),
    audiences: ["CommuniqueGrandPublic", "CommuniqueIndustriel"],
  },
  alert: { facts: [FIRE, DANGER, ORDER, ...AROUND], isUrgent: true, stopKey: "id.mark", insteadOf: "sms" },
  digest: {
    facts: [DANGER, { ...FIRE, place: { ...COTTAGE, id: "home", nickname: null } }],
    isUrgent: true,
    stopKey: "id.mark",
    insteadOf: null,
  },
  contact: CONTACT,
  "contact-received": CONTACT,
  "fire-report": {
    ...A_REPORT,
    comment: `Ici : https://www.google.com/maps/place/${"47.4391,-72.7812/".repeat(9)}`,
  },
  "fire-report-copy": A_REPORT,
  "suspect-reports": {
    from: "2026-07-02T15:00:00.000Z",
    until: "2026-07-02T15:10:00.000Z",
    reports: [
      A_REPORT,
      { ...A_REPORT, id: "5f0c1f6e-3f0a-4b57-9a2e-0a1b2c3d4e60", reference: "F-4F7Q-X2RD" },
    ],
    others: ["F-2CFG-HJMP"],
    dispatchUrl: A_REPORT.dispatchUrl,
  },
  "alert-test": {},
  "push-test": {},
  "phone-code": { code: "123456" },
  correction: {
    text: "Le feu nº 12 est maîtrisé : l’alerte de 11 h le disait hors contrôle par erreur.",
    fact: FIRE,
    stopKey: "id.mark",
  },
  release: {
    title: "Interdiction de faire des feux à ciel ouvert",
    summary: "En Mauricie.",
    path: "/x/",
    key: "id.mark",
  },
};

/** An example of each kind of email in each language. */
export const EMAILS = Object.entries(KINDS).flatMap(([name, kind]) =>
  LANGUAGES.flatMap((language) => {
    const letter = kind.mail(ABOUT[name] ?? {}, writingIn(language));
    return letter === null ? [] : [{ name, language, letter }];
  }),
);

/** An example of each kind of text message in each language. */
export const TEXTS = Object.entries(KINDS).flatMap(([name, kind]) =>
  LANGUAGES.flatMap((language) => {
    const text = kind.sms(ABOUT[name] ?? {}, writingIn(language));
    return text === null ? [] : [{ name, language, text }];
  }),
);

import type { ReportPhone } from "#intake/report-phone.ts";
import { SCREENS } from "#plan/site-map.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import type { RenderedPage } from "./stored-page.ts";

/** Sentences with the phone numbers, which both pages of this file show. */
const NUMBERS: Readonly<Record<Language, (phone: ReportPhone) => string>> = {
  fr: ({ tel, number }) =>
    `Pour signaler un feu de forêt : <a href="${tel}">${number.fr}</a>. En cas d’urgence : <a href="tel:911">911</a>.`,
  en: ({ tel, number }) =>
    `To report a wildfire: <a href="${tel}">${number.en}</a>. In an emergency: <a href="tel:911">911</a>.`,
};

/** Sentence that links to the light page. */
const LIGHT: Bilingual = {
  fr: `Essayez la <a href="${SCREENS.light.path.fr}">page légère</a> : toute la situation en 14 ko.`,
  en: `Try the <a href="${SCREENS.light.path.en}">light version</a>: the current situation in 14 KB.`,
};

const pageOf = (language: Language, title: string, main: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

const emergencyHtml = (phone: ReportPhone) =>
  pageOf(
    "fr",
    "Erreur / Error",
    `<h1>Le site n’est pas disponible pour l’instant</h1>
<p>Réessayez dans quelques minutes. ${NUMBERS.fr(phone)}</p>
<p>${LIGHT.fr}</p>
<div lang="en">
<h2>This site is not available right now</h2>
<p>Try again in a few minutes. ${NUMBERS.en(phone)}</p>
<p>${LIGHT.en}</p>
</div>`,
  );

/** Returns the page for when even the app's own error page fails: two languages and two phone numbers. */
export const emergencyPage = (phone: ReportPhone): RenderedPage => ({
  status: 500,
  headers: new Headers({ "Content-Type": "text/html; charset=utf-8" }),
  body: Buffer.from(emergencyHtml(phone)),
});

/** Seconds after which a refused client can try again: the queue of renders is shorter by then. */
export const BUSY_RETRY_SECONDS = 5;

const BUSY: Readonly<Record<Language, readonly [title: string, advice: string]>> = {
  fr: ["Le site reçoit trop de demandes en ce moment", "Réessayez dans quelques secondes."],
  en: ["The site is getting too many requests right now", "Try again in a few seconds."],
};

/** Returns the page for when the queue of renders is full, in the language of the requested address. */
export function busyPage(language: Language, phone: ReportPhone): string {
  const [title, advice] = BUSY[language];
  const main = `<h1>${title}</h1>\n<p>${advice} ${NUMBERS[language](phone)}</p>\n<p>${LIGHT[language]}</p>`;
  return pageOf(language, title, main);
}

import { html } from "hono/html";
import { type PageLanguage, TEXTS, type TextName } from "./texts.ts";

type Html = ReturnType<typeof html>;

const COLON = { fr: "\u00a0: ", en: ": " } as const;

/** Errors of a form, by field; `form` for the whole form. */
export type Faults = Readonly<Record<string, TextName>>;

export interface Page {
  readonly language: PageLanguage;
  readonly title: string;
  readonly body: Html;
  /** Address of the same page in the other language; absent after a form was sent. */
  readonly otherUrl?: string | undefined;
  readonly isWrong?: boolean;
}

/** Renders a screen of the provider in the site's look: one column, no scripts. */
export const page = ({ language, title, body, otherUrl, isWrong = false }: Page) => {
  const t = TEXTS[language];
  return html`<!doctype html>
<html lang="${language}-CA">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${isWrong ? t.summary + COLON[language] : ""}${title} | ${t.site}</title>
  <link rel="stylesheet" href="/design/tokens.css">
  <link rel="stylesheet" href="/design/fonts/fonts.css">
  <link rel="stylesheet" href="/screens.css">
</head>
<body>
  <header>
    <p class="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fill-rule="evenodd" d="M10.5 14.5V9.5L8.5 8.5 12 2.5h8l3.5 6-2 1v5zM13 10v2.5h6V10z" />
        <path class="legs" d="M12 14.5L7.5 30M20 14.5L24.5 30M11 18l11.5 5.5L7.8 29M21 18L9.5 23.5 24.2 29M9.5 15.2h13" />
      </svg>
      <span><b>${t.brand}</b> <span class="tagline">${t.tagline}</span></span>
    </p>
    ${otherUrl ? html`<a href="${otherUrl}" lang="${language === "fr" ? "en" : "fr"}-CA">${t.other}</a>` : ""}
  </header>
  <main>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>`;
};

interface Field {
  readonly name: string;
  readonly label: TextName;
  readonly type?: string;
  readonly autocomplete: string;
  readonly hint?: TextName;
  readonly value?: string | undefined;
}

/** Renders a text field, with its error below the label. */
export function field(
  language: PageLanguage,
  { name, label, type = "text", autocomplete, hint, value }: Field,
  faults: Faults,
) {
  const t = TEXTS[language];
  const fault = faults[name];
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ");
  return html`<div class="field">
    <label for="${name}">${t[label]}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${t[hint]}</p>` : ""}
    ${fault ? html`<p class="fault" id="${name}-fault">${t[fault]}</p>` : ""}
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="255" required
      value="${value ?? ""}" aria-describedby="${described}" aria-invalid="${fault ? "true" : "false"}">
  </div>`;
}

/** Renders the list of errors, which gets the focus when the page opens. */
export function summary(language: PageLanguage, faults: Faults, labels: Readonly<Record<string, TextName>>) {
  const t = TEXTS[language];
  // The errors follow the order of the fields, not the order of the checks.
  const order = Object.keys(labels);
  const found = Object.entries(faults).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  if (found.length === 0) return "";
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <p>${t.summary}</p>
    <ul>${found.map(([name, fault]) => {
      const label = labels[name];
      return label
        ? html`<li><a href="#${name}">${t[label]}${COLON[language]}${t[fault]}</a></li>`
        : html`<li>${t[fault]}</li>`;
    })}</ul>
  </div>`;
}

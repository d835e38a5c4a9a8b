import { html } from "hono/html";
import { type Faults, field, page, summary } from "./page.ts";
import { type PageLanguage, TEXTS, type TextName } from "./texts.ts";

export interface Drawn {
  readonly language: PageLanguage;
  /** Address to which forms and links of the screen lead: the address of the interaction or of the page. */
  readonly base: string;
  readonly faults?: Faults;
  /** Typed values, except passwords. */
  readonly typed?: Readonly<Record<string, string>>;
}

const LABELS: Readonly<Record<string, TextName>> = {
  given_name: "firstName",
  family_name: "lastName",
  email: "email",
  password: "password",
};

const otherUrl = ({ language, base, faults }: Drawn, rest = "") =>
  faults ? undefined : `${base}?langue=${language === "fr" ? "en" : "fr"}${rest}`;

const email = ({ language, typed, faults = {} }: Drawn) =>
  field(
    language,
    { name: "email", label: "email", type: "email", autocomplete: "username", value: typed?.email },
    faults,
  );

export function loginScreen(drawn: Drawn) {
  const { language, base, faults = {} } = drawn;
  const t = TEXTS[language];
  return page({
    language,
    title: t.login,
    otherUrl: otherUrl(drawn),
    isWrong: drawn.faults !== undefined,
    body: html`<p>${t.loginLead}</p>
      ${summary(language, faults, LABELS)}
      <form method="post" action="${base}/login?langue=${language}" novalidate>
        ${email(drawn)}
        ${field(language, { name: "password", label: "password", type: "password", autocomplete: "current-password" }, faults)}
        <button type="submit">${t.login}</button>
      </form>
      <div class="more">
        <p><a href="/forgot?langue=${language}">${t.forgot}</a></p>
        <p>${t.noAccount} <a href="${base}?ecran=signup&amp;langue=${language}">${t.signup}</a></p>
        <p><a href="${base}/cancel">${t.cancel}</a></p>
      </div>`,
  });
}

export function signupScreen(drawn: Drawn) {
  const { language, base, typed, faults = {} } = drawn;
  const t = TEXTS[language];
  return page({
    language,
    title: t.signup,
    otherUrl: otherUrl(drawn, "&ecran=signup"),
    isWrong: drawn.faults !== undefined,
    body: html`<p>${t.signupLead}</p>
      ${summary(language, faults, LABELS)}
      <form method="post" action="${base}/signup?langue=${language}" novalidate>
        ${field(language, { name: "given_name", label: "firstName", autocomplete: "given-name", value: typed?.given_name }, faults)}
        ${field(language, { name: "family_name", label: "lastName", autocomplete: "family-name", value: typed?.family_name }, faults)}
        ${email(drawn)}
        ${field(language, { name: "password", label: "password", type: "password", autocomplete: "new-password", hint: "passwordRule" }, faults)}
        <button type="submit">${t.signup}</button>
      </form>
      <div class="more">
        <p>${t.hasAccount} <a href="${base}?ecran=login&amp;langue=${language}">${t.login}</a></p>
        <p><a href="${base}/cancel">${t.cancel}</a></p>
      </div>`,
  });
}

export function consentScreen({ language, base }: Drawn, client: string) {
  const t = TEXTS[language];
  const named = (text: string) => text.replace("{{client}}", client);
  return page({
    language,
    title: named(t.consent),
    body: html`<p>${named(t.consentLead)}</p>
      <form method="post" action="${base}/consent">
        <button type="submit">${t.allow}</button>
      </form>
      <p><a href="${base}/cancel">${t.deny}</a></p>`,
  });
}

/** Asks if the person wants to log out. @param fields parameters that the form sends again */
export function logoutScreen(
  language: PageLanguage,
  fields: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
) {
  const t = TEXTS[language];
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return page({
    language,
    title: t.logout,
    body: html`<p>${t.logoutLead}</p>
      <form method="post" action="/oidc/logout">
        ${given.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <button type="submit">${t.logout}</button>
      </form>
      <p><a href="${siteUrl}/${language === "en" ? "en/" : ""}">${t.back}</a></p>`,
  });
}

export function forgotScreen(drawn: Drawn) {
  const { language, base, faults = {} } = drawn;
  const t = TEXTS[language];
  return page({
    language,
    title: t.reset,
    otherUrl: otherUrl(drawn),
    isWrong: drawn.faults !== undefined,
    body: html`<p>${t.resetLead}</p>
      ${summary(language, faults, LABELS)}
      <form method="post" action="${base}?langue=${language}" novalidate>
        ${email(drawn)}
        <button type="submit">${t.sendLink}</button>
      </form>`,
  });
}

export function newPasswordScreen(drawn: Drawn, ticket: string) {
  const { language, base, faults = {} } = drawn;
  const t = TEXTS[language];
  return page({
    language,
    title: t.reset,
    isWrong: drawn.faults !== undefined,
    body: html`${summary(language, faults, { password: "newPassword" })}
      <form method="post" action="${base}?langue=${language}" novalidate>
        <input type="hidden" name="ticket" value="${ticket}">
        ${field(language, { name: "password", label: "newPassword", type: "password", autocomplete: "new-password", hint: "passwordRule" }, faults)}
        <button type="submit">${t.save}</button>
      </form>`,
  });
}

/** Renders a result or an error, with a link back. */
export function messageScreen(language: PageLanguage, title: TextName, text: TextName, siteUrl: string) {
  const t = TEXTS[language];
  return page({
    language,
    title: t[title],
    body: html`<p role="status">${t[text]}</p>
      <p><a class="button" href="${siteUrl}/${language === "en" ? "en/" : ""}">${t.back}</a></p>`,
  });
}

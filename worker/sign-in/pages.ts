import { html } from "hono/html";
import type { Language } from "#territory/language.ts";
import { agencyDocument } from "../agency-document.ts";
import { STYLES } from "../agency-styles.ts";
import type { OperatorSession } from "../staff.ts";
import { type Key, textsIn } from "./texts.ts";

export const PROBLEMS = [
  "cancelled",
  "lost",
  "refused",
  "unavailable",
  "away",
  "ended",
  "signed-out",
] as const;
export type Problem = (typeof PROBLEMS)[number];
export type Denial = Extract<Key, `no-${string}`>;

interface Ways {
  readonly language: Language;
  /** The requested page: a path of `/operator` with its query. */
  readonly to: string;
  /** Public origin of these pages: a sign-in must begin on the origin where it returns. */
  readonly origin: string;
  /** Whether the shared password opens these pages because the provider does not answer. */
  readonly isFallback: boolean;
}

/** Returns the sign-in page, with the reason if the last sign-in failed. */
export function signInPage(ways: Ways, problem: Problem | null) {
  const t = textsIn(ways.language);
  return page(
    ways,
    t("title"),
    html`${problem === null ? "" : html`<p role="status" class="notice">${t(problem)}</p>`}
      <p>${t("lead")}</p>
      ${ways.isFallback ? html`<p class="notice">${t("fallback")}</p>` : ""}
      <p class="pages">${signInLink(ways, "signIn")}${passwordLink(ways)}</p>`,
  );
}

/** Returns the page that names the missing role. @param session null if the sign-in was refused */
export function deniedPage(ways: Ways, denial: Denial, session: OperatorSession | null) {
  const { language } = ways;
  const t = textsIn(language);
  const signOut = html`<form method="post" action="/operator/sign-out?lang=${language}"><button>${t("signOut")}</button></form>`;
  return page(
    ways,
    t("denied"),
    html`<p role="alert" class="notice">${t(denial)} ${t("whom")}</p>
      ${session === null ? "" : html`<p>${t("signedInAs")} <strong>${session.name}</strong></p>${signOut}`}
      <p class="pages">
        ${session?.roles.includes("operator") ? html`<a href="/operator?lang=${language}">${t("alertsPage")}</a>` : ""}
        ${session?.roles.includes("dispatch") ? html`<a href="/operator/reports?lang=${language}">${t("reportsPage")}</a>` : ""}
        ${signInLink(ways, "otherAccount")}${passwordLink(ways)}
      </p>`,
  );
}

const signInLink = ({ origin, to, language }: Ways, key: "signIn" | "otherAccount") =>
  html`<a href="${origin}/operator/sign-in?to=${encodeURIComponent(to)}">${textsIn(language)(key)}</a>`;

const passwordLink = ({ isFallback, to, language }: Ways) =>
  isFallback
    ? html`<a href="/operator?by=password&to=${encodeURIComponent(to)}">${textsIn(language)("password")}</a>`
    : "";

function page({ language, to }: Ways, title: string, main: ReturnType<typeof html>) {
  const t = textsIn(language);
  const other = language === "fr" ? "en" : "fr";
  return agencyDocument({
    ...{ language, main, title: `${title}, Vigie` },
    head: html`<style>${STYLES}</style>`,
    header: html`<h1>${title}</h1>
      <a href="${withParameter(to, "lang", other)}" hreflang="${other}" lang="${other}">${t("otherLanguage")}</a>`,
  });
}

/** Returns one of the pages' paths with one more parameter. */
export function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, "http://own.invalid");
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

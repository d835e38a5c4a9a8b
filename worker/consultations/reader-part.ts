import { html } from "hono/html";
import type { Language } from "#territory/language.ts";
import { SHARED_TEXTS } from "../shared-texts.ts";
import { LONGEST_NAME } from "./consultation.ts";
import type { ShownReader } from "./reader.ts";

interface ReaderPart extends ShownReader {
  readonly language: Language;
  readonly action: string;
}

/**
 * Returns a form for the reader's name, folded if the name is known. The redirect after the form leads to
 * this part. For a signed-in reader, returns the name and a sign-out button instead.
 */
export function readerPart({ name, isProven, isFallback, language, action }: ReaderPart) {
  const t = (key: keyof typeof SHARED_TEXTS) => SHARED_TEXTS[key][language];
  if (isProven)
    return html`<div id="reader" tabindex="-1"><form method="post" action="/operator/sign-out?lang=${language}"><span>${t("signedInAs")} <strong>${name}</strong></span><button>${t("signOut")}</button></form><p>${t("whyName")}</p></div>`;
  const form = html`<form method="post" action="${action}">
      <label>${t("yourName")} <input name="name" value="${name}" required maxlength="${LONGEST_NAME}" autocomplete="name" aria-describedby="reader-why" /></label>
      <button>${t("saveName")}</button>
    </form>
    <p id="reader-why">${t("whyName")}</p>`;
  const isNotice = name === "" || isFallback;
  return html`<div id="reader" tabindex="-1" class="${isNotice ? "notice" : ""}">${isFallback ? html`<p>${t("byFallback")}</p>` : ""}${
    name === ""
      ? form
      : html`<details><summary>${t("readBy")} <strong>${name}</strong> ${t("changeName")}</summary>${form}</details>`
  }</div>`;
}

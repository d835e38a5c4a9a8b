import { createHash } from "node:crypto";
import { html } from "hono/html";
import type { Language } from "#territory/language.ts";
import { idOf, uuidOf } from "../identity.ts";
import { SPACE } from "../space.ts";
import type { Story } from "../story.ts";
import type { StoryStore } from "../story-store.ts";
import { FORMS } from "./fields.ts";
import { formView } from "./form-view.ts";
import type { Newsroom } from "./newsroom.ts";
import type { PageMessage } from "./page-view.ts";
import type { Typed } from "./read-form.ts";
import { editorTexts } from "./texts.ts";
import { stateOf } from "./tree-view.ts";

function publicAddress(store: StoryStore, story: Story, language: Language, siteUrl: string): string {
  return `${siteUrl}/${store.fullSlug(story, language).replace(/\/$/, "")}/`;
}

/** Returns a story's address for the preview frame, with the service's signature, valid for an hour. */
function frameAddress(
  store: StoryStore,
  story: Story,
  language: Language,
  site: { readonly siteUrl: string; readonly previewToken: string },
): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const token = createHash("sha1").update(`${SPACE.id}:${site.previewToken}:${timestamp}`).digest("hex");
  const url = new URL(publicAddress(store, story, language, site.siteUrl));
  for (const [name, value] of Object.entries({
    _storyblok: idOf(story.path),
    _storyblok_c: String(story.content(language).component),
    _storyblok_lang: language === "fr" ? "default" : language,
    _storyblok_release: 0,
    "_storyblok_tk[space_id]": SPACE.id,
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": token,
  })) {
    url.searchParams.set(name, String(value));
  }
  return url.href;
}

export interface FramedSite {
  readonly siteUrl: string;
  readonly previewToken: string;
}

/** Renders a story open in the editor: form, preview and history. `shown` is the form's content. */
export function storyView(
  newsroom: Newsroom,
  path: string,
  language: Language,
  site: FramedSite,
  message: PageMessage | null,
  shown: Typed = newsroom.story(path).draft,
) {
  const t = editorTexts(language);
  const { store } = newsroom;
  const story = store.byUuid("draft", uuidOf(path));
  if (!story) throw new Error(`No draft of ${path}`);
  const { published, history } = newsroom.story(path);
  const state = stateOf(newsroom, path);
  const address = `/editor/${language}/stories/${idOf(path)}`;
  const when = new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "America/Toronto",
  });
  return html`<main>
    <form id="story" method="post" action="${address}" data-preview="${address}/preview" data-unsaved="${t.unsaved}" data-paused="${t.paused}" data-offline="${t.offline}">
      <div class="head">
        <div>
          <p class="kind">${FORMS[shown.facts.component].name[language]} · /${path}/</p>
          <h1 id="heading">${newsroom.story(path).draft.facts[language].title}</h1>
          <p id="state"><span class="state ${state}">${t[state]}</span>
            ${published ? html`<a href="${publicAddress(store, story, language, site.siteUrl)}" target="_blank" rel="noopener">${t.openPage}</a>` : ""}</p>
        </div>
        <div class="deeds">
          <button name="deed" value="save">${t.save}</button>
          <button name="deed" value="publish" class="first">${t.publish}</button>
        </div>
        <p id="message" role="status" class="${message?.isProblem ? "problem" : ""}">${message?.text ?? ""}</p>
      </div>
      ${formView(shown, language)}
      <details id="history" class="more">
        <summary>${t.history}</summary>
        ${history.length === 0 ? html`<p>${t.noHistory}</p>` : ""}
        <ol reversed>
          ${history
            .map(
              ({ at, deed }, index) => html`<li>
                <span>${t.deeds[deed]} ${t.who}, <time datetime="${at}">${when.format(new Date(at))}</time></span>
                <button name="deed" value="restore ${index}" formnovalidate>${t.restore}</button>
              </li>`,
            )
            .reverse()}
        </ol>
      </details>
      <details class="more">
        <summary>${t.more}</summary>
        <div id="others">${published ? html`<button name="deed" value="unpublish" formnovalidate>${t.unpublish}</button>` : ""}</div>
        <p>${t.removeSure}</p>
        <button name="deed" value="remove" class="danger" formnovalidate>${t.remove}</button>
      </details>
    </form>
    <section class="preview" aria-label="${t.preview}">
      <div class="tabs">
        <h2>${t.preview}</h2>
        ${(["fr", "en"] as const).map(
          (each) =>
            html`<button type="button" data-show="${each}" aria-pressed="${String(each === language)}">${t[each]}</button>`,
        )}
        <p id="paused" role="status"></p>
      </div>
      <iframe id="frame" title="${t.preview}" src="${frameAddress(store, story, language, site)}" data-language="${language}"
        data-fr="${frameAddress(store, story, "fr", site)}" data-en="${frameAddress(store, story, "en", site)}"></iframe>
    </section>
  </main>`;
}

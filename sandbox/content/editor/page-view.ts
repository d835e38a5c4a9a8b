import type { Context } from "hono";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "#territory/language.ts";
import { editorTexts } from "./texts.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageMessage {
  readonly text: string;
  readonly isProblem: boolean;
}

interface Page {
  readonly language: Language;
  readonly title: string;
  /** Address of the same page in the other language. */
  readonly otherHref: string;
  readonly tree: Html;
  readonly main: Html;
}

/** Renders a page around `main`. `open`: path of the open story. `rest`: address after the language. */
export type ReadPage = (
  context: Context,
  main: Html,
  open: string | null,
  rest: string,
) => ReturnType<typeof pageView>;

/** Renders a page of the editor: bar, tree of stories and main part. */
export function pageView({ language, title, otherHref, tree, main }: Page) {
  const t = editorTexts(language);
  const other = language === "fr" ? "en" : "fr";
  return html`<!doctype html>
    <html lang="${language}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/editor/editor.css" />
        <link rel="icon" href="data:," />
        <script type="module" src="/editor/client/editor.ts"></script>
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="/editor/${language}/">Vigie <span>${t.title}</span></a>
          <a href="${otherHref}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a>
        </header>
        <div class="panes">
          <aside>
            <a class="button first" href="/editor/${language}/new">${t.newStory}</a>
            <p class="other-pages"><a href="/editor/${language}/pictures">${t.pictures}</a> <a href="/editor/${language}/dictionary">${t.dictionary}</a></p>
            <label class="search"><span class="hidden">${t.search}</span><input id="search" type="search" placeholder="${t.search}" /></label>
            ${tree}
          </aside>
          ${main}
        </div>
      </body>
    </html>`;
}

/** Renders the editor's start page, which explains how a story gets published. */
export function welcomeView(language: Language, message: PageMessage | null) {
  const t = editorTexts(language);
  return html`<main class="alone">
    <p id="message" role="status" class="${message?.isProblem ? "problem" : ""}">${message?.text ?? ""}</p>
    <h1>${t.welcome}</h1>
    <ol class="steps">${t.steps.map((step) => html`<li>${step}</li>`)}</ol>
  </main>`;
}

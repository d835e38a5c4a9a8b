import { html } from "hono/html";
import type { Language } from "#territory/language.ts";
import { idOf } from "../identity.ts";
import { PLACES } from "./new-sheet.ts";
import type { Newsroom } from "./newsroom.ts";
import { editorTexts } from "./texts.ts";

export type State = "draft" | "changed" | "live";

export function stateOf(newsroom: Newsroom, path: string): State {
  if (newsroom.story(path).published === null) return "draft";
  return newsroom.hasChanges(path) ? "changed" : "live";
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** Renders the tree of all stories by folder. Each folder lists its stories from newest to oldest. */
export function treeView(newsroom: Newsroom, language: Language, open: string | null) {
  const t = editorTexts(language);
  const rows = newsroom.paths().map((path) => {
    const { draft, isStartPage } = newsroom.story(path);
    const { facts } = draft;
    return {
      path,
      folder: isStartPage ? path : folderOf(path),
      title: facts[language].title,
      date: facts.published ?? "",
      state: stateOf(newsroom, path),
    };
  });
  const byFolder = Map.groupBy(rows, ({ folder }) => folder);
  const nameOf = (folder: string) =>
    PLACES[folder]?.name[language] ??
    (newsroom.paths().includes(folder)
      ? newsroom.story(folder).draft.facts[language].title
      : folder || t.stories);
  const places = Object.keys(PLACES);
  /** Returns a folder's place in the tree. Folders of `PLACES` come first, stories without a folder last. */
  const rankOf = (folder: string) =>
    places.includes(folder) ? places.indexOf(folder) : folder === "" ? 99 : 50;
  const folders = [...byFolder].toSorted(([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b));
  return html`<nav id="tree" aria-label="${t.stories}">
    ${folders.map(
      ([
        folder,
        inside,
      ]) => html`<details ${folder === "communiques" || (open !== null && inside.some(({ path }) => path === open)) ? "open" : ""}>
        <summary>${nameOf(folder)} <span class="count">${inside.length}</span></summary>
        <ul>
          ${inside
            .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
            .map(
              ({ path, title, state }) => html`<li>
                <a href="/editor/${language}/stories/${idOf(path)}" ${path === open ? html`aria-current="page"` : ""}
                  ><span>${title}</span> ${state === "live" ? "" : html`<span class="state ${state}">${t[state]}</span>`}</a
                >
              </li>`,
            )}
        </ul>
      </details>`,
    )}
    <p id="nothing-found" hidden>${t.nothingFound}</p>
  </nav>`;
}

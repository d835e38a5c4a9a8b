import { pageOfData, wrapPageData } from "../router-internals.ts";

let shown: unknown = null;
let isSending = false;

/**
 * Returns whether data belongs to the page that the editor signed: only that page's address carries the
 * signature.
 */
const isOfSignedPage = (data: URL): boolean =>
  pageOfData(data).pathname === window.location.pathname && data.searchParams.has("_storyblok");

/**
 * Shows a story from an editor's form in place of the saved one. Each request for this page's data carries
 * the story, so that every screen renders it like any story. The server does not store it.
 */
export function showInstead(story: unknown): void {
  shown = story;
  if (isSending) return;
  isSending = true;
  wrapPageData((ask) => async (url, init) => {
    if (!isOfSignedPage(url)) return ask(url, init);
    const answer = await ask(url, { ...init, method: "POST", body: JSON.stringify(shown) });
    // If the signature expired or the story cannot be read, show the saved story.
    return answer.ok ? answer : ask(url, init);
  });
}

import { replacedTexts, replaceTextsBy } from "./texts-of.ts";
import { useTexts } from "./use-texts.ts";

const ID = "replaced-texts";

/**
 * Writes into the page the replaced texts it was made with, as data: the browser says the same words from its first
 * pass on, however long the page was kept.
 */
export function WrittenTexts() {
  const texts = replacedTexts(useTexts().language);
  if (!texts || Object.keys(texts).length === 0) return null;
  const json = JSON.stringify(texts).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can begin.
  return <script id={ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Takes the page's replaced texts over, before its first pass in the browser. */
export function readWrittenTexts(): void {
  const json = document.getElementById(ID)?.textContent;
  if (!json) return;
  const texts = JSON.parse(json);
  replaceTextsBy(() => texts);
}

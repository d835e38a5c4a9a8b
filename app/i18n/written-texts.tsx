import { replacedTexts, replaceTextsBy } from "./texts-of.ts";
import { useTexts } from "./use-texts.ts";

const ID = "replaced-texts";

/**
 * Writes the replaced texts of this render into the page, as data. The browser uses the same texts from its
 * first render on, even if the page was cached for long.
 */
export function WrittenTexts() {
  const texts = replacedTexts(useTexts().language);
  if (!texts || Object.keys(texts).length === 0) return null;
  const json = JSON.stringify(texts).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can begin.
  return <script id={ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Reads the page's replaced texts before the first render in the browser. */
export function readWrittenTexts(): void {
  const json = document.getElementById(ID)?.textContent;
  if (!json) return;
  const texts = JSON.parse(json);
  replaceTextsBy(() => texts);
}

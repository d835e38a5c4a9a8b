import StoryblokBridge from "@storyblok/preview-bridge";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { LeftOut } from "#content/warnings.ts";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageOfData, wrapPageData } from "../router-internals.ts";
import styles from "./preview.module.css";
import { previewTexts } from "./texts.ts";

let shown: unknown = null;
let isSending = false;

/** Returns whether a data address is that of the page in the editor, which has the editor's signature. */
const isOfSignedPage = (data: URL): boolean =>
  pageOfData(data).pathname === window.location.pathname && data.searchParams.has("_storyblok");

/**
 * Shows a story from an editor's form in place of the saved one. Each request for this page's data carries
 * the story, so that every screen renders it like any story. The server does not store it.
 */
function showInstead(story: unknown): void {
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

/**
 * Blocks messages from origins other than the editor's. Call it before the editor's library listens: that
 * library reads every message.
 * @returns the function that ends the check
 */
export function keepEditorMessages(editorOrigin: string): () => void {
  const { origin } = new URL(editorOrigin);
  const stopOthers = (event: MessageEvent) => {
    if (event.origin !== origin) event.stopImmediatePropagation();
  };
  window.addEventListener("message", stopOthers, { capture: true });
  return () => window.removeEventListener("message", stopOthers, { capture: true });
}

interface Props {
  readonly editorOrigin: string;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Shows the visual editor's draft in its frame, and lists the parts that the page omits. Reloads the page
 * when the story is saved.
 */
export default function Preview({ editorOrigin, leftOut }: Props) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Outside a frame no editor sends messages, and no other page should.
    if (window.parent === window) return;
    const readAnyMessage = keepEditorMessages(editorOrigin);
    const bridge = new StoryblokBridge({ customParent: editorOrigin });
    bridge.on("input", (event) => {
      if (!("story" in event)) return;
      showInstead(event.story);
      void revalidate();
    });
    bridge.on(["change", "published", "unpublished"], () => window.location.reload());
    return () => {
      bridge.destroy();
      readAnyMessage();
    };
  }, [editorOrigin, revalidate]);
  return <LeftOutParts parts={leftOut} />;
}

/** Lists the parts of the story that visitors will not see. */
function LeftOutParts({ parts }: { readonly parts: readonly LeftOut[] }) {
  const { t } = useTexts(previewTexts);
  const lines = new Set(parts.map(({ kind, name }) => t(`preview.${kind}`, { name: name.slice(0, 80) })));
  if (lines.size === 0) return null;
  return (
    <div className={styles.note}>
      <Notice severity="warning" title={t("preview.leftOut")}>
        <ul>
          {[...lines].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

import StoryblokBridge from "@storyblok/preview-bridge";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { LeftOut } from "#content/warnings.ts";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { keepEditorMessages } from "./editor-messages.ts";
import styles from "./preview.module.css";
import { showInstead } from "./story-in-requests.ts";
import { previewTexts } from "./texts.ts";

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

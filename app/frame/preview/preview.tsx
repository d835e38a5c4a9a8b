import StoryblokBridge from "@storyblok/preview-bridge";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { keepEditorMessages } from "./editor-messages.ts";
import { showInstead } from "./story-in-requests.ts";

/** Lets the visual editor around this page show in it what is typed, and reloads it when its story is kept. */
export default function Preview({ editorOrigin }: { readonly editorOrigin: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Outside of a frame nobody speaks to the page, and nobody may.
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
  return null;
}

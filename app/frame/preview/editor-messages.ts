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

/**
 * Stops messages of other origins than the editor's. Call it before the editor's library listens: that library reads every message.
 * @returns the function that ends this
 */
export function keepEditorMessages(editorOrigin: string): () => void {
  const { origin } = new URL(editorOrigin);
  const stopOthers = (event: MessageEvent) => {
    if (event.origin !== origin) event.stopImmediatePropagation();
  };
  window.addEventListener("message", stopOthers, { capture: true });
  return () => window.removeEventListener("message", stopOthers, { capture: true });
}

/** Result of a share or copy; null if the visitor shared the address or closed the share menu. */
export type ShareOutcome = "copied" | "notCopied" | null;

/** Returns whether the device has a share menu. Call it in the browser only. */
export const hasShareMenu = (): boolean => typeof navigator.share === "function";

/** Opens the device's share menu. */
export async function openShareMenu(title: string, url: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ title, url });
    return null;
  } catch (error) {
    // A visitor who closes the menu does not want another way.
    return error instanceof DOMException && error.name === "AbortError" ? null : "notCopied";
  }
}

export async function copyAddress(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "notCopied";
  }
}

import { pause } from "#delivery/pause.ts";

const CHECK_EVERY_MS = 250;

export interface WarmUpOptions {
  /** Returns whether the situation is ready to render. */
  readonly hasData: () => boolean;
  /** Renders the pages that most visitors open first. Returns whether all were already in memory. */
  readonly hasFirstPages: () => Promise<boolean>;
  readonly log: { warn(details: object, sentence: string): void };
}

/**
 * Renders the first pages until all are in memory, or the site stops. One check is not enough: a reading that
 * arrives during a render expires the page.
 */
export async function warmUp(
  { hasData, hasFirstPages, log }: WarmUpOptions,
  stopping: AbortSignal,
): Promise<void> {
  let isLogged = false;
  while (!stopping.aborted) {
    try {
      if (hasData() && (await hasFirstPages())) return;
    } catch (err) {
      if (!isLogged) log.warn({ err }, "cannot render the first pages; trying again");
      isLogged = true;
    }
    await pause(CHECK_EVERY_MS, stopping);
  }
}

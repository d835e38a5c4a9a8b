import { join } from "node:path";
import type { Logger } from "pino";
import type { Bilingual } from "#territory/language.ts";
import { replaceFile } from "#territory/replace-file.server.ts";
import { repeat } from "#territory/sync-together.ts";

const EVERY_MS = 60_000;

interface Options {
  readonly folder: string;
  /** Returns the copies; null while data is missing. The existing files then stay. */
  readonly make: () => Promise<Bilingual | null>;
  readonly log: Pick<Logger, "warn" | "info">;
}

/** Writes the light page's copies: `fr.html`, `en.html`, and `index.html`, which is the French page. */
export async function writeEmergencyCopies({
  folder,
  make,
}: Pick<Options, "folder" | "make">): Promise<void> {
  const copies = await make();
  if (copies === null) return;
  await replaceFile(join(folder, "fr.html"), copies.fr);
  await replaceFile(join(folder, "en.html"), copies.en);
  await replaceFile(join(folder, "index.html"), copies.fr);
}

/**
 * Writes the copies now, and again a minute after each attempt, until the returned function is called. Logs
 * an outage only once.
 */
export function keepEmergencyCopies({ folder, make, log }: Options): () => void {
  let hasFailed = false;
  return repeat(async () => {
    try {
      await writeEmergencyCopies({ folder, make });
      if (hasFailed) log.info("the emergency copies can be written again");
      hasFailed = false;
    } catch (err) {
      if (!hasFailed) log.warn({ err }, "could not write the emergency copies; trying again");
      hasFailed = true;
    }
    return EVERY_MS;
  }).stop;
}

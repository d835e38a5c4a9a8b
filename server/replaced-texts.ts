import { readFile, stat } from "node:fs/promises";
import type { Logger } from "pino";
import { z } from "zod";
import type { ReplacedTexts } from "#site-contract";
import { LANGUAGES } from "#territory/language.ts";
import type { AppEntry } from "./app-build.ts";

const Texts = z.record(z.string(), z.string().max(5000)).default({});
const TextsFile = z.object({ fr: Texts, en: Texts });

/** The file is looked at so often at most. */
const LOOK_EVERY_MS = 5_000;

/**
 * The texts of a deployment's own file, `{ "fr": { "key": "text" }, "en": { … } }`: read again when it changes, without
 * a build or a restart. Texts that cannot stand in for the site's are refused one by one, and named in the log; while
 * the file cannot be read, what it said last holds. Null when there is no file.
 */
export function createReplacedTexts(options: {
  readonly file: string | undefined;
  readonly accept: AppEntry["acceptTexts"];
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
}): () => Promise<ReplacedTexts | null> {
  const { file, accept, log, now } = options;
  let texts: ReplacedTexts | null = null;
  let seen: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(path: string): Promise<void> {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (version === seen) return;
    seen = version;
    const given = TextsFile.parse(JSON.parse(await readFile(path, "utf8")));
    const taken = { fr: accept("fr", given.fr), en: accept("en", given.en) };
    const refused = LANGUAGES.flatMap((language) =>
      taken[language].refused.map((key) => `${language} ${key}`),
    );
    if (refused.length > 0) log.warn({ refused }, "replaced texts that cannot stand in for the site's own");
    texts = { fr: taken.fr.accepted, en: taken.en.accepted };
  }

  return async () => {
    if (file === undefined) return null;
    const at = now().getTime();
    if (at - lookedAt < LOOK_EVERY_MS) return texts;
    lookedAt = at;
    await look(file).catch((error) => log.warn({ err: error }, "the file of replaced texts cannot be read"));
    return texts;
  };
}

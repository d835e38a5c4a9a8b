import { readFile, stat } from "node:fs/promises";
import type { Logger } from "pino";
import { z } from "zod";
import type { Settings } from "#settings";
import type { ReplacedTexts } from "#site-contract";
import { cleanJson } from "#territory/clean-text.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import type { AppEntry } from "./app-build.ts";

const Texts = z.record(z.string(), z.string().max(5000)).default({});
const TextsFile = z.object({ fr: Texts, en: Texts });

/** The file is looked at so often at most. */
const LOOK_EVERY_MS = 5_000;
const NONE: ReplacedTexts = { fr: {}, en: {} };

/** What settings say has one source: the number to report fires by, for what is read and what is called; who sends letters. */
export const textsOfSettings = ({
  REPORT_PHONE: { number, full },
  POSTAL_ADDRESS,
  CONTACT_MAILBOXES,
}: Pick<Settings, "REPORT_PHONE" | "POSTAL_ADDRESS" | "CONTACT_MAILBOXES">): ReplacedTexts => {
  const own = (language: Language) => ({
    "emergency.number": number[language],
    "emergency.number.full": full[language],
    "newsletter.sender.address": POSTAL_ADDRESS,
    "newsletter.sender.email": CONTACT_MAILBOXES.general,
  });
  return { fr: own("fr"), en: own("en") };
};

interface Sources {
  /** A deployment's own file, `{ "fr": { "key": "text" }, "en": { … } }`: read again when it changes. */
  readonly file: string | undefined;
  /** The content service's dictionary as it is now. */
  readonly dictionary: () => ReplacedTexts;
  /** What settings say: over both. */
  readonly set: ReplacedTexts;
  readonly accept: AppEntry["acceptTexts"];
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
  /** The file says something else: pages that are kept for a day have the old texts. */
  readonly onChange?: () => void;
}

/**
 * The texts that stand in for the site's own, without a build or a restart: the dictionary's, over them those of a
 * deployment's file, and what settings say. Those that cannot are refused one by one, and named in the log; while the file cannot be read, what
 * it said last holds. Null when nothing is replaced.
 */
export function createReplacedTexts(sources: Sources): () => Promise<ReplacedTexts | null> {
  const { file, dictionary, set, accept, log, now, onChange } = sources;
  let ofFile: ReplacedTexts = NONE;
  let ofDictionary: ReplacedTexts = NONE;
  let texts: ReplacedTexts | null = null;
  let seen: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function combine(): void {
    const given = (language: Language) => ({
      ...ofDictionary[language],
      ...ofFile[language],
      ...set[language],
    });
    const taken = { fr: accept("fr", given("fr")), en: accept("en", given("en")) };
    const refused = LANGUAGES.flatMap((language) =>
      taken[language].refused.map((key) => `${language} ${key}`),
    );
    if (refused.length > 0) log.warn({ refused }, "replaced texts that cannot stand in for the site's own");
    const accepted = { fr: taken.fr.accepted, en: taken.en.accepted };
    texts = LANGUAGES.some((language) => Object.keys(accepted[language]).length > 0) ? accepted : null;
  }

  async function look(path: string, isStart: boolean): Promise<void> {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (version === seen) return;
    const text = await readFile(path, "utf8");
    // What cannot be read is read again; what says nothing of use says so once.
    seen = version;
    ofFile = TextsFile.parse(cleanJson(JSON.parse(text)).data);
    combine();
    if (!isStart) onChange?.();
  }

  combine();
  return async () => {
    const entries = dictionary();
    if (entries !== ofDictionary) {
      ofDictionary = entries;
      combine();
    }
    const at = now().getTime();
    const age = at - lookedAt;
    // Below zero after a clock that was ahead and is set back: it is looked at then.
    if (file === undefined || (age >= 0 && age < LOOK_EVERY_MS)) return texts;
    const isStart = !Number.isFinite(lookedAt);
    lookedAt = at;
    await look(file, isStart).catch((error) =>
      log.warn({ err: error }, "the file of replaced texts cannot be read"),
    );
    return texts;
  };
}

import { readFile, stat } from "node:fs/promises";
import type { Logger } from "pino";
import { z } from "zod";
import type { Settings } from "#settings";
import type { AppEntry, ReplacedTexts } from "#site-contract";
import { cleanJson } from "#territory/clean-text.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";

const Texts = z.record(z.string(), z.string().max(5000)).default({});
const TextsFile = z.object({ fr: Texts, en: Texts });

/** Least time between two checks of the file, in ms. */
const RELOAD_EVERY_MS = 5_000;
const NONE: ReplacedTexts = { fr: {}, en: {} };

/** Returns the texts that settings contain: the phone number for reports, and the sender of emails. */
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
  /** The deployment's own file, `{ "fr": { "key": "text" }, "en": { … } }`, read again when it changes. */
  readonly file: string | undefined;
  /** Returns the content service's current dictionary. */
  readonly dictionary: () => ReplacedTexts;
  /** Texts from settings, which override the file and the dictionary. */
  readonly set: ReplacedTexts;
  readonly accept: AppEntry["acceptTexts"];
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
  /** Called when the file's texts change: pages that are cached for a day have the old texts. */
  readonly onChange?: () => void;
}

/**
 * Makes a function that returns replacements for the site's own texts, without a new build or a restart.
 * Order of precedence: settings, the deployment's file, the dictionary. Unusable texts are refused one by
 * one and logged. While the file cannot be read, its last texts stay. The result is null if no text is
 * replaced.
 */
export function createReplacedTexts(sources: Sources): () => Promise<ReplacedTexts | null> {
  const { file, dictionary, set, accept, log, now, onChange } = sources;
  let ofFile: ReplacedTexts = NONE;
  let ofDictionary: ReplacedTexts = NONE;
  let texts: ReplacedTexts | null = null;
  let seen: string | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  function combine(): void {
    const given = (language: Language) => ({
      ...ofDictionary[language],
      ...ofFile[language],
      ...set[language],
    });
    const checked = { fr: accept("fr", given("fr")), en: accept("en", given("en")) };
    const refused = LANGUAGES.flatMap((language) =>
      checked[language].refused.map((key) => `${language} ${key}`),
    );
    if (refused.length > 0) log.warn({ refused }, "texts refused: they cannot replace the site's own");
    const accepted = { fr: checked.fr.accepted, en: checked.en.accepted };
    texts = LANGUAGES.some((language) => Object.keys(accepted[language]).length > 0) ? accepted : null;
  }

  async function reload(path: string, isStart: boolean): Promise<void> {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (version === seen) return;
    const text = await readFile(path, "utf8");
    // Only remember the version after the file was read: an unreadable file is read again, while invalid
    // content is logged only once.
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
    const age = at - checkedAt;
    // The age is negative if the clock was set back: the file is then checked.
    if (file === undefined || (age >= 0 && age < RELOAD_EVERY_MS)) return texts;
    const isStart = !Number.isFinite(checkedAt);
    checkedAt = at;
    await reload(file, isStart).catch((error) =>
      log.warn({ err: error }, "cannot read the file of replaced texts"),
    );
    return texts;
  };
}

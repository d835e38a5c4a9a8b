import { z } from "zod";
import type { Bilingual } from "#territory/language.ts";
import { FORGETFUL, type StateStorage } from "../../state-folder.ts";
import type { Dictionary } from "../dictionary.ts";

const dictionaryEdits = z.object({
  /** Milliseconds since 1970. */
  changedAt: z.number(),
  /** Texts by key; null for a removed entry. */
  entries: z.record(z.string(), z.object({ fr: z.string(), en: z.string() }).nullable()),
});
type DictionaryEdits = z.output<typeof dictionaryEdits>;

export interface DictionaryOptions {
  readonly storage: StateStorage;
  readonly announce: () => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const SILENT: DictionaryOptions = { storage: FORGETFUL, announce: () => undefined };

/** The space's dictionary with its edits. Entries have no drafts, so each change is public at once. */
export class DictionaryDesk {
  readonly #options: DictionaryOptions;
  #edits: DictionaryEdits;

  constructor(options: DictionaryOptions = SILENT) {
    this.#options = options;
    this.#edits = dictionaryEdits.safeParse(options.storage.read()).data ?? { changedAt: 0, entries: {} };
  }

  get entries(): Dictionary {
    const all = Object.entries(this.#edits.entries);
    return Object.fromEntries(all.flatMap(([key, text]) => (text ? [[key, text]] : [])));
  }

  get changedAt(): number {
    return this.#edits.changedAt;
  }

  /** Replaces the site's own text of a key. Removes the key's entry if both texts are empty. */
  put(key: string, text: Bilingual): void {
    const entry = text.fr === "" && text.en === "" ? null : { fr: text.fr, en: text.en };
    const now = (this.#options.now ?? Date.now)();
    this.#edits = { changedAt: now, entries: { ...this.#edits.entries, [key]: entry } };
    this.#options.storage.write(this.#edits);
    this.#options.announce();
  }
}

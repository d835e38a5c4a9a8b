import { z } from "zod";
import { LANGUAGES, type Language } from "#territory/language.ts";
import type { Configuration } from "./configuration.ts";
import type { AddressOf } from "./link.ts";
import { readConfiguration } from "./read-configuration.ts";
import type { TargetReading } from "./read-target.ts";

export type Configurations = Readonly<Record<Language, Configuration>>;
type InEach<T> = Readonly<Record<Language, T>>;

export interface ConfigurationKeeper {
  /** What holds now; null while no editor has said anything: all is the site's own. */
  current(): Configurations | null;
  /** The stories that it was read from, of each language one or none, for the next start. */
  raw(): InEach<readonly unknown[]>;
  /** How many were refused since the start. */
  refused(): number;
  /** Takes what the configuration's stories say, or keeps the last that could be read. */
  take(raws: InEach<readonly unknown[]>, addressOf: InEach<AddressOf>): void;
}

const configurationStory = z.object({ content: z.object({ component: z.literal("configuration") }).loose() });

/**
 * Keeps the last configuration that could be read in both languages: of one that cannot, nothing is shown, and the log
 * hears of it once.
 */
export function createConfigurationKeeper(
  isScreen: TargetReading["isScreen"],
  warn: (reason: string) => void,
): ConfigurationKeeper {
  let good: Configurations | null = null;
  let raw: InEach<readonly unknown[]> = { fr: [], en: [] };
  let refused = 0;
  let lastReason = "";

  function readBoth(found: InEach<readonly unknown[]>, addressOf: InEach<AddressOf>): Configurations | null {
    if (LANGUAGES.every((language) => found[language].length === 0)) return null;
    const read = (language: Language) => {
      const [story, ...others] = found[language];
      if (story === undefined || others.length > 0) throw new Error("each language needs one configuration");
      return readConfiguration(configurationStory.parse(story).content, {
        addressOf: addressOf[language],
        isScreen,
      });
    };
    return { fr: read("fr"), en: read("en") };
  }

  return {
    current: () => good,
    raw: () => raw,
    refused: () => refused,
    take(raws, addressOf) {
      const found = { fr: raws.fr.filter(isConfiguration), en: raws.en.filter(isConfiguration) };
      try {
        good = readBoth(found, addressOf);
        raw = found;
        lastReason = "";
      } catch (error) {
        refused += 1;
        const reason = String(error);
        if (reason !== lastReason) warn(reason);
        lastReason = reason;
      }
    },
  };
}

const isConfiguration = (story: unknown) => configurationStory.safeParse(story).success;

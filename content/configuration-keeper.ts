import { z } from "zod";
import { LANGUAGES, type Language } from "#territory/language.ts";
import type { AddressOf } from "./link.ts";
import { type Configuration, readConfiguration, readCrisis } from "./read-configuration.ts";
import type { TargetReading } from "./read-target.ts";

type Issue = z.core.$ZodIssue;

/** Returns why a configuration was refused, with the path of each fault: `header.0.link: an entry has …`. */
function refusalReason(error: unknown): string {
  if (error instanceof z.ZodError) return linesOf(error.issues, []).join("; ");
  return error instanceof Error ? error.message : String(error);
}

function linesOf(issues: readonly Issue[], place: readonly PropertyKey[]): string[] {
  return issues.flatMap((issue) => {
    const at = [...place, ...issue.path];
    const branch = issue.code === "invalid_union" ? nearest(issue.errors) : undefined;
    return branch ? linesOf(branch, at) : [`${at.map(String).join(".")}: ${issue.message}`];
  });
}

const depthOf = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));

/** Returns the faults of a union's closest branch: with the deepest fault; if equal, with the fewest. */
const nearest = (branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined =>
  branches.toSorted((a, b) => depthOf(a) - depthOf(b) || b.length - a.length).at(-1);

export type Configurations = Readonly<Record<Language, Configuration>>;
type InEach<T> = Readonly<Record<Language, T>>;

export interface ConfigurationKeeper {
  /** Returns the current configuration; null if editors set none, and the site uses its own. */
  current(): Configurations | null;
  /** Returns the unparsed stories of the configuration, at most one per language, for the next start. */
  raw(): InEach<readonly unknown[]>;
  /** Returns the number of refused configurations since the start. */
  refused(): number;
  /** Finds and reads the configuration in all stories. If it is unreadable, only reads the crisis message. */
  take(raws: InEach<readonly unknown[]>, addressOf: InEach<AddressOf>): void;
}

const configurationStory = z
  .object({ content: z.object({ component: z.literal("configuration") }).loose() })
  .loose();
type Content = z.output<typeof configurationStory>["content"];
const NOTHING: Content = { component: "configuration" };
const HOMES: InEach<string> = { fr: "/", en: "/en/" };

/** Keeps the last readable configuration. Of an unreadable newer one, only the crisis message is used. */
export function createConfigurationKeeper(
  isScreen: TargetReading["isScreen"],
  warn: (reason: string) => void,
): ConfigurationKeeper {
  let good: Configurations | null = null;
  let raw: InEach<readonly unknown[]> = { fr: [], en: [] };
  let refused = 0;
  let lastReason = "";

  const reading = (language: Language, addressOf: InEach<AddressOf>): TargetReading => ({
    addressOf: addressOf[language],
    page: HOMES[language],
    isScreen,
  });

  function each<T>(
    found: InEach<readonly unknown[]>,
    addressOf: InEach<AddressOf>,
    read: (content: Content, reading: TargetReading) => T,
  ): InEach<T> {
    const of = (language: Language) => {
      const [story, ...others] = found[language];
      if (story === undefined || others.length > 0)
        throw new Error("each language needs exactly one configuration");
      const { content } = configurationStory.parse(story);
      try {
        return read(content, reading(language, addressOf));
      } catch (cause) {
        throw new Error(`in ${language}, ${refusalReason(cause)}`, { cause });
      }
    };
    return { fr: of("fr"), en: of("en") };
  }

  /** Reads only the crisis: faults of other fields must not delay the start or end of a crisis. */
  function takeCrisis(found: InEach<readonly unknown[]>, addressOf: InEach<AddressOf>): void {
    const crises = each(found, addressOf, readCrisis);
    const contents = each(found, addressOf, (content) => content);
    const rawOf = (language: Language) => {
      const rest = configurationStory.safeParse(raw[language][0]).data ?? { content: NOTHING };
      return [{ ...rest, content: { ...rest.content, crisis: contents[language].crisis } }];
    };
    const configurationOf = (language: Language) => ({
      ...(good?.[language] ?? readConfiguration(NOTHING, reading(language, addressOf))),
      crisis: crises[language],
    });
    good = { fr: configurationOf("fr"), en: configurationOf("en") };
    raw = { fr: rawOf("fr"), en: rawOf("en") };
  }

  return {
    current: () => good,
    raw: () => raw,
    refused: () => refused,
    take(raws, addressOf) {
      const found = { fr: raws.fr.filter(isConfiguration), en: raws.en.filter(isConfiguration) };
      try {
        const isNone = LANGUAGES.every((language) => found[language].length === 0);
        good = isNone ? null : each(found, addressOf, readConfiguration);
        raw = found;
        lastReason = "";
      } catch (error) {
        refused += 1;
        const reason = refusalReason(error);
        if (reason !== lastReason) warn(reason);
        lastReason = reason;
        try {
          takeCrisis(found, addressOf);
        } catch {
          // The last crisis stays, like the rest of the configuration; the fault is already logged.
        }
      }
    },
  };
}

const isConfiguration = (story: unknown) => configurationStory.safeParse(story).success;

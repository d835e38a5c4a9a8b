import type { Blok, RichText } from "#content/rich-text.ts";
import type { Story } from "#content/story.ts";
import { restrictionsTouchingRegion } from "#fires/restriction-ground.server.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive } from "#fires/status.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { formatAge } from "../data-age/data-age.ts";
import { briefGroups, regionName, restrictionGroups } from "../fire/rows.server.ts";
import { ALL_REGIONS, type LivingParts } from "./living-parts.ts";

type LivingPartsServices = Pick<Services, "now"> & {
  readonly situation: Pick<Services["situation"], "read">;
};

/** Returns the current data of a story's live parts; null if it has none, to keep its page small. */
export async function livingParts(
  story: Pick<Story, "body">,
  services: LivingPartsServices,
  language: Language,
): Promise<LivingParts | null> {
  const bloks = bloksIn(story.body);
  const regions = bloks.flatMap((blok) =>
    blok.component === "restrictions_in_force" ? [blok.region ?? ALL_REGIONS] : [],
  );
  const countsFires = bloks.some(({ component }) => component === "active_fires");
  if (regions.length === 0 && !countsFires) return null;
  return partsNow({ regions, countsFires }, services, language);
}

/**
 * Returns the blocks of a text, between its paragraphs and in its steps and accordion items. Lists and tables
 * never contain blocks.
 */
const bloksIn = (text: RichText): readonly Blok[] =>
  text.content
    .flatMap((node) => (node.type === "blok" ? node.bloks : []))
    .flatMap((blok) => {
      if (blok.component !== "steps" && blok.component !== "accordion") return [blok];
      return blok.items.flatMap(({ text: words }) => (typeof words === "string" ? [] : bloksIn(words)));
    });

/** Returns the current restrictions of the whole province, for a page that shows them next to its stories. */
export const restrictionsEverywhere = (
  services: LivingPartsServices,
  language: Language,
): Promise<LivingParts> => partsNow({ regions: [ALL_REGIONS], countsFires: false }, services, language);

async function partsNow(
  { regions, countsFires }: { readonly regions: readonly string[]; readonly countsFires: boolean },
  { situation, now }: LivingPartsServices,
  language: Language,
): Promise<LivingParts> {
  const writtenAt = now();
  const { fires, restrictions } = await situation.read();
  const inForce = restrictions.value && restrictionsInForce(restrictions.value, writtenAt);
  const there = (region: string) => {
    const isAll = region === ALL_REGIONS;
    const standing = inForce && (isAll ? inForce : restrictionsTouchingRegion(inForce, region));
    return {
      where: isAll ? null : regionName(region, language),
      groups: standing && (isAll ? briefGroups : restrictionGroups)(standing, language, writtenAt),
      doubt: listDoubt(restrictions, writtenAt),
    };
  };
  return {
    writtenAt,
    age: formatAge(
      [...(regions.length > 0 ? [restrictions] : []), ...(countsFires ? [fires] : [])],
      language,
      writtenAt,
    ),
    restrictions: Object.fromEntries(regions.map((region) => [region, there(region)])),
    activeFires: countsFires
      ? (fires.value?.filter(({ statusId }) => isActive(statusId)).length ?? null)
      : null,
  };
}

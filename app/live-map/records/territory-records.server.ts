import type { Fire, Restriction, Situation } from "#fires/model.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { lazyFor } from "#territory/lazy.ts";
import { mrcByName } from "#territory/mrcs.ts";
import { mergeSameRestrictions } from "../../parts/fire/merge-same-restrictions.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { TERRITORY_KINDS } from "../../parts/map-links/map-words.ts";
import { territoryId } from "../../parts/map-links/record-ids.ts";
import { kindsShown } from "../choices/map-choices.ts";
import { hasWords } from "./area-records.server.ts";
import type { RecordOptions } from "./record-options.ts";
import type { PlacedRecord, TerritoryRecord } from "./records.ts";
import { type RestrictionsThere, restrictionsThere } from "./restrictions-there.server.ts";
import { cityKey, NO_MRC, type Territory, territories } from "./territories.server.ts";

/** Counts the active fires per territory, by `countKey`, once for each list of fires. */
const fireCounts = lazyFor((fires: readonly Fire[]): ReadonlyMap<string, number> => {
  const keys = fires.filter(({ statusId }) => isActive(statusId)).flatMap(keysOfFire);
  return new Map([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]));
});

function keysOfFire({ region, zone, mrc, city }: Fire): string[] {
  const code = mrcByName(mrc ?? "")?.code;
  return [
    `region ${region}`,
    `zone ${zone}`,
    `mrc ${code ?? NO_MRC.key}`,
    ...(city ? [`city ${cityKey(city, region)}`] : []),
  ];
}

const countKey = ({ kind, key, name, region }: Territory): string =>
  kind === "city" ? `city ${cityKey(name.fr, region)}` : `${kind} ${key}`;

/** Returns the records of territories, sorted by kind and name, even if no situation data was received. */
export function territoryRecords(
  situation: Situation,
  { choices, language, now, within }: RecordOptions,
): PlacedRecord[] {
  const kinds = kindsShown(choices);
  const record = territoryRecorder(situation, language, now);
  const hasLost = (record(NO_MRC).activeFires ?? 0) > 0;
  return [...territories(), ...(hasLost ? [NO_MRC] : [])]
    .filter(({ kind, name }) => kinds.includes(kind) && hasWords(name[language], choices.words))
    .filter(within.hasTerritory)
    .toSorted(
      (a, b) =>
        TERRITORY_KINDS.indexOf(a.kind) - TERRITORY_KINDS.indexOf(b.kind) ||
        Number(a === NO_MRC) - Number(b === NO_MRC) ||
        a.name[language].localeCompare(b.name[language], language),
    )
    .map((territory) => ({
      filterKey: territory.kind,
      record: () => record(territory),
      geometry: territory.at && { type: "Point", coordinates: [territory.at.lon, territory.at.lat] },
    }));
}

export function territoryRecorder(
  situation: Situation,
  language: Language,
  now: Date,
): (territory: Territory) => TerritoryRecord {
  const { fires, restrictions } = situation;
  const counts = fires.value && fireCounts(fires.value);
  const there = restrictionsThere(situation, now);
  const { why } = listDoubt(restrictions, now);
  const restrictionCount = (territory: Territory) => {
    const found = foundThere(territory, there);
    const count = found && mergeSameRestrictions(found, language).length;
    return count === 0 && why ? null : count;
  };
  return (territory) => ({
    kind: "territory",
    id: territoryId(territory),
    territoryKind: territory.kind,
    name: territory.name[language],
    slug: territory.slug[language],
    within:
      territory.kind === "mrc" || territory.kind === "city"
        ? territory.region && regionName(territory.region, language)
        : null,
    activeFires: counts && (counts.get(countKey(territory)) ?? 0),
    restrictions: restrictionCount(territory),
  });
}

/** Returns the restrictions in a region or zone, or at the point of an MRC or city, as on their cards. */
function foundThere({ kind, key, at }: Territory, there: RestrictionsThere): readonly Restriction[] | null {
  if (kind === "region") return there({ kind, code: key });
  if (kind === "zone") return there({ kind, zone: Number(key) });
  return at && there(at);
}

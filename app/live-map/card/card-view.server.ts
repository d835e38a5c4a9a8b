import { countActive } from "#fires/counts.ts";
import type { Fire, Restriction, Situation } from "#fires/model.ts";
import { covers, type RequestedArea } from "#fires/open-fire-in.server.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { openFireWithOrders } from "#surroundings/what-applies.server.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import { formatsOf } from "../../i18n/format.ts";
import { mergeSameRestrictions } from "../../parts/fire/merge-same-restrictions.ts";
import { dangerRow, fireRow } from "../../parts/fire/rows.server.ts";
import { areaId, territoryId } from "../../parts/map-links/record-ids.ts";
import { areaOpenFireWords } from "../../parts/open-fire/open-fire-words.server.ts";
import type { OpenFireWords } from "../../parts/open-fire/open-fire-words.ts";
import { areaRecord } from "../records/area-records.server.ts";
import { hereView } from "../records/here-view.server.ts";
import type { MapSubject } from "../records/map-subject.ts";
import { pointFacts } from "../records/point-facts.server.ts";
import type { RecordOptions } from "../records/record-options.ts";
import { fireRecord, restrictionRecord } from "../records/records.server.ts";
import { restrictionsThere } from "../records/restrictions-there.server.ts";
import { NO_MRC, type Territory, territories } from "../records/territories.server.ts";
import { territoryRecorder } from "../records/territory-records.server.ts";

/** Main data of the selected item. Each inner `null` means that the data was never received. */
export type CardView = NonNullable<ReturnType<typeof cardView>>;

/** Returns the card of the requested point, else of the selected item, else of the subject, else null. */
export function cardView(situation: Situation, subject: MapSubject, options: RecordOptions) {
  const { here, selected } = options.choices;
  if (here) return hereView(situation, here, options);
  if (selected !== null) {
    const found = selectedCard(situation, selected, options);
    if (found) return found;
  }
  return subjectCard(situation, subject, options);
}

function selectedCard(situation: Situation, selected: string, options: RecordOptions) {
  const restriction = situation.restrictions.value?.find(({ id }) => id === selected);
  if (restriction) return restrictionCard(restriction, options);
  const area = options.areas.find(({ slug }) => areaId(slug) === selected);
  if (area) return areaCard(situation, area, options);
  const territory = [...territories(), NO_MRC].find((each) => territoryId(each) === selected);
  return territory ? territoryCard(situation, territory, options) : null;
}

const restrictionCard = (restriction: Restriction, options: RecordOptions) => ({
  kind: "restriction" as const,
  restriction: restrictionRecord(restriction, options),
  /** A point inside the restriction's area; null if the restriction has no area. */
  at: restriction.area && pointOfShape(restriction.area),
});

function areaCard(situation: Situation, area: NaturalArea, options: RecordOptions) {
  const { at, manager } = area;
  const there = restrictionsThere(situation, options.now);
  return {
    kind: "area" as const,
    area: areaRecord(area, options, there),
    manager: { name: manager.name[options.language], url: manager.url[options.language] },
    at,
    facts: pointFacts(situation, at, options),
  };
}

/** Returns the card of an MRC or a city. Regions and zones have their own cards. */
const territoryCard = (situation: Situation, territory: Territory, options: RecordOptions) => ({
  kind: "territory" as const,
  territory: territoryRecorder(situation, options.language, options.now)(territory),
  at: territory.at,
  facts: territory.at && pointFacts(situation, territory.at, options),
});

function subjectCard(situation: Situation, subject: MapSubject, options: RecordOptions) {
  switch (subject.kind) {
    case "province":
      return null;
    case "fire": {
      const fire = situation.fires.value?.find(({ id }) => id === subject.id);
      return fire ? fireCard(situation, fire, options) : null;
    }
    case "zone":
      return zoneCard(situation, subject.number, options);
    case "region": {
      const { code } = subject;
      return { kind: "region" as const, code, ...groundFacts(situation, { kind: "region", code }, options) };
    }
  }
}

function fireCard(situation: Situation, fire: Fire, options: RecordOptions) {
  const { language, now } = options;
  const formats = formatsOf(language);
  const { id, at } = fire;
  const { contained, extinguished } = fireRow(fire, language, now);
  return {
    kind: "fire" as const,
    fire: fireRecord(fire, language, now),
    causeId: fire.causeId,
    contained,
    /** The day the fire was extinguished; null while it burns. */
    extinguished,
    modified: fire.modifiedAt && formats.dayTime(fire.modifiedAt, now),
    at,
    /** Facts at the fire's coordinates; null without coordinates. */
    facts: at && pointFacts(situation, at, options, { fire: id }),
  };
}

function zoneCard(situation: Situation, zone: number, options: RecordOptions) {
  const danger = situation.danger.value?.find((each) => each.zone === zone);
  return {
    kind: "zone" as const,
    danger: danger ? dangerRow(danger) : null,
    ...groundFacts(situation, { kind: "zone", zone }, options),
  };
}

/** Returns the facts of a region's or zone's card: the rule on open fires, active fires and restrictions. */
function groundFacts(situation: Situation, area: RequestedArea, options: RecordOptions) {
  const inside = situation.fires.value?.filter(options.within.hasFire);
  return {
    openFire: areaAnswer(situation, area, options),
    activeFires: inside ? countActive(inside) : null,
    restrictions: restrictionsIn(situation, area, options),
    doubt: listDoubt(situation.restrictions, options.now),
  };
}

function areaAnswer(
  situation: Situation,
  area: RequestedArea,
  { language, now, surroundings }: RecordOptions,
): OpenFireWords {
  const { readAt } = situation.restrictions;
  const answer = openFireWithOrders(situation, surroundings, area, now);
  return areaOpenFireWords(answer, area.kind, { language, now, readAt, isOnCard: true });
}

/** Returns the distinct restrictions in force in an area. `isPart` is true if one only covers a part. */
function restrictionsIn(
  { restrictions }: Situation,
  area: RequestedArea,
  { language, now, within }: RecordOptions,
) {
  if (restrictions.value === null) return null;
  const inForce = restrictionsInForce(within.touching(restrictions.value), now);
  return mergeSameRestrictions(inForce, language).map((group) => {
    const [{ type, title }] = group;
    return { type, title: title[language], isPart: !covers(area, group) };
  });
}

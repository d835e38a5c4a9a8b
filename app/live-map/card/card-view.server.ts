import type { CauseId } from "#fires/cause.ts";
import { countActive } from "#fires/counts.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { covers, type RequestedArea } from "#fires/open-fire-in.server.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { type ListDoubt, listDoubt } from "#fires/restrictions-doubt.ts";
import { openFireWithOrders } from "#surroundings/what-applies.server.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import type { Point } from "#territory/point.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import { formatsOf } from "../../i18n/format.ts";
import { mergeSameRestrictions } from "../../parts/fire/merge-same-restrictions.ts";
import { dangerRow, fireRow } from "../../parts/fire/rows.server.ts";
import type { DangerRow } from "../../parts/fire/rows.ts";
import { areaId, territoryId } from "../../parts/map-links/record-ids.ts";
import { areaOpenFireWords } from "../../parts/open-fire/open-fire-words.server.ts";
import type { OpenFireWords } from "../../parts/open-fire/open-fire-words.ts";
import { areaRecord } from "../records/area-records.server.ts";
import { type HereView, hereView } from "../records/here-view.server.ts";
import type { MapSubject } from "../records/map-subject.ts";
import { type PointFacts, pointFacts, type RestrictionThere } from "../records/point-facts.server.ts";
import type { RecordOptions } from "../records/record-options.ts";
import { fireRecord, restrictionRecord } from "../records/records.server.ts";
import type { AreaRecord, FireRecord, RestrictionRecord, TerritoryRecord } from "../records/records.ts";
import { restrictionsThere } from "../records/restrictions-there.server.ts";
import { NO_MRC, territories } from "../records/territories.server.ts";
import { territoryRecorder } from "../records/territory-records.server.ts";

/** Main data of the selected item. Each inner `null` means that the data was never received. */
export type CardView =
  | {
      readonly kind: "fire";
      readonly fire: FireRecord;
      readonly causeId: CauseId | null;
      readonly contained: string | null;
      /** The day the fire was extinguished; null while it burns. */
      readonly extinguished: string | null;
      readonly modified: string | null;
      readonly at: Point | null;
      /** Null for a fire without coordinates. */
      readonly facts: PointFacts | null;
    }
  | {
      readonly kind: "zone";
      readonly openFire: OpenFireWords;
      readonly danger: DangerRow | null;
      readonly activeFires: number | null;
      readonly restrictions: readonly RestrictionInArea[] | null;
      readonly doubt: ListDoubt;
    }
  | {
      readonly kind: "region";
      readonly code: string;
      readonly openFire: OpenFireWords;
      readonly activeFires: number | null;
      readonly restrictions: readonly RestrictionInArea[] | null;
      readonly doubt: ListDoubt;
    }
  | {
      readonly kind: "restriction";
      readonly restriction: RestrictionRecord;
      /** A point inside its area; null if it has no area. */
      readonly at: Point | null;
    }
  | {
      readonly kind: "area";
      readonly area: AreaRecord;
      readonly manager: { readonly name: string; readonly url: string };
      readonly at: Point;
      readonly facts: PointFacts;
    }
  | {
      /** An MRC or a city. Regions and zones have their own cards. */
      readonly kind: "territory";
      readonly territory: TerritoryRecord;
      readonly at: Point | null;
      readonly facts: PointFacts | null;
    }
  | HereView;

/** A restriction in force in a region or zone. */
export interface RestrictionInArea extends RestrictionThere {
  /** True if it only applies in a part of the region or zone. */
  readonly isPart: boolean;
}

/**
 * Returns the card of the requested point, else of the selected item, else of the map's subject; null if
 * there is none.
 */
export function cardView(situation: Situation, subject: MapSubject, options: RecordOptions): CardView | null {
  const { here, selected } = options.choices;
  if (here) return hereView(situation, here, options);
  if (selected !== null) {
    const found = selectedCard(situation, selected, options);
    if (found) return found;
  }
  return subjectCard(situation, subject, options);
}

function selectedCard(situation: Situation, selected: string, options: RecordOptions): CardView | null {
  const restriction = situation.restrictions.value?.find(({ id }) => id === selected);
  if (restriction) {
    const at = restriction.area && pointOfShape(restriction.area);
    return { kind: "restriction", restriction: restrictionRecord(restriction, options), at };
  }
  const area = options.areas.find(({ slug }) => areaId(slug) === selected);
  if (area) return areaCard(situation, area, options);
  const territory = [...territories(), NO_MRC].find((each) => territoryId(each) === selected);
  if (!territory) return null;
  const { at } = territory;
  return {
    kind: "territory",
    territory: territoryRecorder(situation, options.language, options.now)(territory),
    at,
    facts: at && pointFacts(situation, at, options),
  };
}

function areaCard(situation: Situation, area: NaturalArea, options: RecordOptions): CardView {
  const { at, manager } = area;
  const there = restrictionsThere(situation, options.now);
  return {
    kind: "area",
    area: areaRecord(area, options, there),
    manager: { name: manager.name[options.language], url: manager.url[options.language] },
    at,
    facts: pointFacts(situation, at, options),
  };
}

function subjectCard(situation: Situation, subject: MapSubject, options: RecordOptions): CardView | null {
  const fires = situation.fires.value;
  switch (subject.kind) {
    case "province":
      return null;
    case "fire": {
      const fire = fires?.find(({ id }) => id === subject.id);
      return fire ? fireCard(situation, fire, options) : null;
    }
    case "zone": {
      const area = { kind: "zone", zone: subject.number } as const;
      const danger = situation.danger.value?.find(({ zone }) => zone === subject.number);
      const inside = fires?.filter(({ zone }) => zone === subject.number);
      return {
        kind: "zone",
        openFire: areaAnswer(situation, area, options),
        danger: danger ? dangerRow(danger) : null,
        activeFires: inside ? countActive(inside) : null,
        restrictions: restrictionsIn(situation, area, options),
        doubt: listDoubt(situation.restrictions, options.now),
      };
    }
    case "region": {
      const { code } = subject;
      const area = { kind: "region", code } as const;
      const inside = fires?.filter(({ region }) => region === code);
      return {
        kind: "region",
        code,
        openFire: areaAnswer(situation, area, options),
        activeFires: inside ? countActive(inside) : null,
        restrictions: restrictionsIn(situation, area, options),
        doubt: listDoubt(situation.restrictions, options.now),
      };
    }
  }
}

function fireCard(situation: Situation, fire: Fire, options: RecordOptions): CardView {
  const { language, now } = options;
  const formats = formatsOf(language);
  const { id, at } = fire;
  const { contained, extinguished } = fireRow(fire, language, now);
  return {
    kind: "fire",
    fire: fireRecord(fire, language, now),
    causeId: fire.causeId,
    contained,
    extinguished,
    modified: fire.modifiedAt && formats.dayTime(fire.modifiedAt, now),
    at,
    facts: at && pointFacts(situation, at, options, { fire: id }),
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

/**
 * Returns the restrictions of a region or zone, each measure once, with whether it only applies in a part.
 */
function restrictionsIn(
  { restrictions }: Situation,
  area: RequestedArea,
  { language, now, within }: RecordOptions,
): RestrictionInArea[] | null {
  if (restrictions.value === null) return null;
  const inForce = restrictionsInForce(within.touching(restrictions.value), now);
  return mergeSameRestrictions(inForce, language).map((group) => {
    const [{ type, title }] = group;
    return { type, title: title[language], isPart: !covers(area, group) };
  });
}

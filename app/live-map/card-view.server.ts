import type { CauseId } from "#fires/cause.ts";
import { countActive } from "#fires/counts.ts";
import type { Fire, Restriction, Situation } from "#fires/model.ts";
import { restrictionsInForce, restrictionsOfRegion } from "#fires/restriction-rules.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import type { Point } from "#territory/point.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import { formatsOf } from "../i18n/format.ts";
import { dangerRow, restrictionGroups } from "../situation/rows.server.ts";
import type { DangerRow, RestrictionGroup } from "../situation/rows.ts";
import { areaId, areaRecord } from "./area-records.server.ts";
import { type HereView, hereView } from "./here-view.server.ts";
import type { MapSubject } from "./map-subject.ts";
import { type PointFacts, pointFacts } from "./point-facts.server.ts";
import { type Asked, fireRecord, restrictionRecord } from "./records.server.ts";
import type { AreaRecord, FireRecord, RestrictionRecord, TerritoryRecord } from "./records.ts";
import { restrictionsThere } from "./restrictions-there.server.ts";
import { territories, territoryId } from "./territories.server.ts";
import { territoryRecorder } from "./territory-records.server.ts";

/** The essentials of what is selected; each `null` inside says that its data has never come. */
export type CardView =
  | {
      readonly kind: "fire";
      readonly fire: FireRecord;
      readonly causeId: CauseId | null;
      readonly contained: string | null;
      readonly modified: string | null;
      readonly at: Point | null;
      /** Null where the fire has no coordinates. */
      readonly facts: PointFacts | null;
    }
  | {
      readonly kind: "zone";
      readonly danger: DangerRow | null;
      readonly activeFires: number | null;
    }
  | {
      readonly kind: "region";
      readonly code: string;
      readonly activeFires: number | null;
      readonly restrictions: readonly RestrictionGroup[] | null;
    }
  | {
      readonly kind: "restriction";
      readonly restriction: RestrictionRecord;
      /** Inside its area; null where it has none. */
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
      /** An MRC or a city: regions and zones have cards of their own. */
      readonly kind: "territory";
      readonly territory: TerritoryRecord;
      readonly at: Point | null;
      readonly facts: PointFacts | null;
    }
  | HereView;

/** The card of the point asked about, of what is selected, or of the map's subject; null when there is none. */
export function cardView(situation: Situation, subject: MapSubject, asked: Asked): CardView | null {
  const { here, selected } = asked.choices;
  if (here) return hereView(situation, here, asked);
  if (selected !== null) {
    const found = selectedCard(situation, selected, asked);
    if (found) return found;
  }
  return subjectCard(situation, subject, asked);
}

function selectedCard(situation: Situation, selected: string, asked: Asked): CardView | null {
  const restriction = situation.restrictions.value?.find(({ id }) => id === selected);
  if (restriction) {
    const at = restriction.area && pointOfShape(restriction.area);
    return { kind: "restriction", restriction: restrictionRecord(restriction, asked), at };
  }
  const area = asked.areas.find(({ slug }) => areaId(slug) === selected);
  if (area) return areaCard(situation, area, asked);
  const territory = territories().find((each) => territoryId(each) === selected);
  if (!territory) return null;
  const { at } = territory;
  return {
    kind: "territory",
    territory: territoryRecorder(situation, asked.language, asked.now)(territory),
    at,
    facts: at && pointFacts(situation, at, asked, { region: territory.region }),
  };
}

function areaCard(situation: Situation, area: NaturalArea, asked: Asked): CardView {
  const { at, manager, regions } = area;
  const there = restrictionsThere(situation.restrictions.value, asked.now);
  return {
    kind: "area",
    area: areaRecord(area, asked, there),
    manager: { name: manager.name[asked.language], url: manager.url[asked.language] },
    at,
    facts: pointFacts(situation, at, asked, { region: regions[0] ?? null }),
  };
}

function subjectCard(situation: Situation, subject: MapSubject, asked: Asked): CardView | null {
  const fires = situation.fires.value;
  switch (subject.kind) {
    case "province":
      return null;
    case "fire": {
      const fire = fires?.find(({ id }) => id === subject.id);
      return fire ? fireCard(situation, fire, asked) : null;
    }
    case "zone": {
      const danger = situation.danger.value?.find(({ zone }) => zone === subject.number);
      const inside = fires?.filter(({ zone }) => zone === subject.number);
      return {
        kind: "zone",
        danger: danger ? dangerRow(danger) : null,
        activeFires: inside ? countActive(inside) : null,
      };
    }
    case "region":
      return regionCard(subject.code, fires, situation.restrictions.value, asked);
  }
}

function fireCard(situation: Situation, fire: Fire, asked: Asked): CardView {
  const { language, now } = asked;
  const formats = formatsOf(language);
  const { id, at, region } = fire;
  return {
    kind: "fire",
    fire: fireRecord(fire, language, now),
    causeId: fire.causeId,
    contained: fire.containedAt && formats.day(fire.containedAt, now),
    modified: fire.modifiedAt && formats.dayTime(fire.modifiedAt, now),
    at,
    facts: at && pointFacts(situation, at, asked, { region, exceptFire: id }),
  };
}

function regionCard(
  code: string,
  fires: readonly Fire[] | null,
  restrictions: readonly Restriction[] | null,
  { language, now }: Pick<Asked, "language" | "now">,
): CardView {
  const inside = fires?.filter(({ region }) => region === code);
  const inForce = restrictions && restrictionsInForce(restrictionsOfRegion(restrictions, code), now);
  return {
    kind: "region",
    code,
    activeFires: inside ? countActive(inside) : null,
    restrictions: inForce && restrictionGroups(inForce, language, now),
  };
}

import type { CauseId } from "#fires/cause.ts";
import { countActive } from "#fires/counts.ts";
import type { Fire, Restriction, Situation } from "#fires/model.ts";
import { restrictionsInForce, restrictionsOfRegion } from "#fires/restriction-rules.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../i18n/format.ts";
import { dangerRow, restrictionGroups } from "../situation/rows.server.ts";
import type { DangerRow, RestrictionGroup } from "../situation/rows.ts";
import type { MapSubject } from "./map-subject.ts";
import { fireRecord, restrictionRecord } from "./records.server.ts";
import type { FireRecord, RestrictionRecord } from "./records.ts";

/** The essentials of what is selected; each `null` inside says that its data has never come. */
export type CardView =
  | {
      readonly kind: "fire";
      readonly fire: FireRecord;
      readonly causeId: CauseId | null;
      readonly contained: string | null;
      readonly modified: string | null;
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
  | { readonly kind: "restriction"; readonly restriction: RestrictionRecord };

interface Asked {
  readonly language: Language;
  readonly now: Date;
}

/** The card of the map's subject, or of the restriction selected on it; null when there is none. */
export function cardView(
  situation: Situation,
  subject: MapSubject,
  selected: string | null,
  asked: Asked,
): CardView | null {
  const restriction = situation.restrictions.value?.find(({ id }) => id === selected);
  if (restriction) return { kind: "restriction", restriction: restrictionRecord(restriction, asked) };
  const fires = situation.fires.value;
  switch (subject.kind) {
    case "province":
      return null;
    case "fire": {
      const fire = fires?.find(({ id }) => id === subject.id);
      return fire ? fireCard(fire, asked) : null;
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

function fireCard(fire: Fire, { language, now }: Asked): CardView {
  const formats = formatsOf(language);
  return {
    kind: "fire",
    fire: fireRecord(fire, language, now),
    causeId: fire.causeId,
    contained: fire.containedAt && formats.day(fire.containedAt, now),
    modified: fire.modifiedAt && formats.dayTime(fire.modifiedAt, now),
  };
}

function regionCard(
  code: string,
  fires: readonly Fire[] | null,
  restrictions: readonly Restriction[] | null,
  { language, now }: Asked,
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

import { buildAreaIndex } from "#territory/area-index.ts";
import { nameZones } from "./map-danger.ts";
import type { Fire, Situation, ZoneDanger, ZoneShape } from "./model.ts";
import { type Locator, placeFire } from "./place-fires.ts";

/** The answers as they came, each of its own path. */
export type Answers = Situation;

/** What one answer needs of another. */
interface Joined {
  readonly fires: readonly Fire[] | null;
  readonly containedFires: readonly Fire[] | null;
  readonly danger: readonly ZoneDanger[] | null;
}

/**
 * Makes the function that joins the answers into one situation: fires get the region and zone they lie in
 * and the date they were contained, danger zones their names. The joining is done again only when an
 * answer is new, so that reading is cheap and the lists keep their identity.
 */
export function createComposer(territory: Locator): (answers: Answers) => Situation {
  let last: { readonly answers: Answers; readonly joined: Joined } | null = null;

  return (answers) => {
    if (last === null || !sameValues(last.answers, answers))
      last = { answers, joined: join(answers, territory) };
    const { fires, containedFires, danger } = last.joined;
    return {
      ...answers,
      fires: { ...answers.fires, value: fires },
      containedFires: { ...answers.containedFires, value: containedFires },
      danger: { ...answers.danger, value: danger },
    };
  };
}

function sameValues(a: Answers, b: Answers): boolean {
  const joinedKeys = ["fires", "containedFires", "danger", "zoneShapes"] as const;
  return joinedKeys.every((key) => a[key].value === b[key].value);
}

function join(answers: Answers, territory: Locator): Joined {
  const shapes = answers.zoneShapes.value ?? [];
  const locator = withZoneShapes(territory, shapes);
  const contained = answers.containedFires.value;
  const containedAt = new Map(contained?.map(({ id, containedAt }) => [id, containedAt]));
  const fires = answers.fires.value?.map((fire) =>
    placeFire({ ...fire, containedAt: fire.containedAt ?? containedAt.get(fire.id) ?? null }, locator),
  );
  const protection = new Map(fires?.map((fire) => [fire.id, fire.protection]));
  return {
    fires: fires ?? null,
    containedFires:
      contained?.map((fire) =>
        placeFire({ ...fire, protection: protection.get(fire.id) ?? fire.protection }, locator),
      ) ?? null,
    danger: answers.danger.value && nameZones(answers.danger.value, shapes),
  };
}

/** The service's own shapes are exact: the territory's, which may be approximate, serve only without them. */
function withZoneShapes(territory: Locator, shapes: readonly ZoneShape[]): Locator {
  if (shapes.length === 0) return territory;
  const index = buildAreaIndex(shapes.map(({ zone, geometry }) => ({ key: zone, geometry })));
  return { regionAt: territory.regionAt, zoneAt: index.find };
}

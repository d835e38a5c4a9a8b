import { nameZones } from "./map-danger.ts";
import type { Fire, Situation, ZoneDanger } from "./model.ts";
import { completeFires, placeFire } from "./read-fires.server.ts";

/** The responses as received, one per path. */
export type Answers = Situation;

/** Values joined from several responses. */
interface Joined {
  readonly fires: readonly Fire[] | null;
  readonly containedFires: readonly Fire[] | null;
  readonly danger: readonly ZoneDanger[] | null;
}

/**
 * Makes the function that joins the responses into one situation: fires get their region, zone and
 * containment date, and danger zones get their names. Joins again only after a new response, so that reading
 * is cheap and the lists keep their identity.
 */
export function createComposer(): (answers: Answers) => Situation {
  let last: { readonly answers: Answers; readonly joined: Joined } | null = null;

  return (answers) => {
    if (last === null || !sameValues(last.answers, answers)) last = { answers, joined: join(answers) };
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

function join(answers: Answers): Joined {
  const shapes = answers.zoneShapes.value;
  const contained = answers.containedFires.value;
  const fires = answers.fires.value && completeFires(answers.fires.value, contained, shapes);
  const protection = new Map(fires?.map((fire) => [fire.id, fire.protection]));
  return {
    fires,
    containedFires:
      contained?.map((fire) =>
        placeFire({ ...fire, protection: protection.get(fire.id) ?? fire.protection }, shapes),
      ) ?? null,
    danger: answers.danger.value && nameZones(answers.danger.value, shapes ?? []),
  };
}

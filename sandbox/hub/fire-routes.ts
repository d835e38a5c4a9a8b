import { Hono } from "hono";
import { z } from "zod";
import {
  type FirePatch,
  type FireRecord,
  fireKey,
  firePatch,
  fireRecord,
  type NewFire,
  newFire,
} from "../season/fire-record.ts";
import { numberedFires } from "../season/season.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { bodyOf, HubError } from "./hub-error.ts";

const fireList = z.array(fireRecord).superRefine((fires, context) => {
  const seen = new Set<string>();
  fires.forEach((fire, index) => {
    const key = fireKey(fire);
    if (seen.has(key))
      context.addIssue({ code: "custom", path: [index], message: `fire ${key} is given twice` });
    seen.add(key);
  });
});

/** Starts a fire. If no number is given, it gets the first free number above those of begun fires. */
export function startFire(controls: SeasonControls, fields: NewFire) {
  const { season, state } = controls;
  const Annee = fields.Annee ?? season.calendar.year;
  const numbersOf = (fires: readonly Pick<FireRecord, "Annee" | "NoFeu">[]) =>
    fires.filter((fire) => fire.Annee === Annee).map((fire) => fire.NoFeu);
  const listed =
    state.edits.replaced?.fires ??
    numberedFires(season, state.edits).filter(({ life }) => life.startsAt <= controls.clock());
  const begun = numbersOf(listed);
  const started = new Set(numbersOf(state.edits.started));
  let next = begun.reduce((highest, number) => Math.max(highest, number), 0) + 1;
  while (started.has(next)) next++;
  const NoFeu = fields.NoFeu ?? next;
  if (started.has(NoFeu) || begun.includes(NoFeu)) {
    throw new HubError(409, "fire-exists", `Fire ${Annee}-${NoFeu} exists: leave NoFeu out, or PATCH it.`);
  }
  controls.edit(({ started }) => ({ started: [...started, { Annee, NoFeu, at: controls.clock(), fields }] }));
  return fireOf(controls, `${Annee}-${NoFeu}`);
}

export function changeFire(controls: SeasonControls, key: string, fields: FirePatch) {
  fireOf(controls, key);
  controls.edit(({ patches }) => ({ patches: [...patches, { key, at: controls.clock(), fields }] }));
  return fireOf(controls, key);
}

function fireOf(controls: SeasonControls, key: string) {
  const fire = controls.firesAt(controls.now()).find((one) => fireKey(one) === key);
  if (fire === undefined) throw new HubError(404, "no-such-fire", `No fire ${key} has started.`);
  return fire;
}

export function fireRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(controls.firesAt(controls.now())));
  app.post("/", async (context) => context.json(startFire(controls, await bodyOf(context, newFire)), 201));
  app.put("/", async (context) => {
    const fires = await bodyOf(context, fireList);
    controls.edit(() => ({ replaced: { at: controls.clock(), fires }, started: [], patches: [] }));
    return context.json({ fires: fires.length });
  });
  app.get("/:key", (context) => context.json(fireOf(controls, context.req.param("key"))));
  app.patch("/:key", async (context) =>
    context.json(changeFire(controls, context.req.param("key"), await bodyOf(context, firePatch))),
  );
  return app;
}

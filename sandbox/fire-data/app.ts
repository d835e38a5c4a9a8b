import { Hono } from "hono";
import { compress } from "hono/compress";
import { z } from "zod";
import { type Faults, faultInjection, wait } from "../faults.ts";
import { randomOf } from "../season/random.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { CAUSE_IDS } from "../season/vocabulary.ts";
import { dangerAnswer } from "./danger-answer.ts";
import { GEOGRAPHIC_CODES } from "./geographic-codes.ts";
import { measuresAnswer } from "./measures-answer.ts";
import { type Filters, filters, selectFires } from "./selection.ts";
import { statisticsAnswer } from "./statistics-answer.ts";
import { testFires } from "./test-data.ts";
import { zoneLayer } from "./zone-layer.ts";

export interface Latency {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Latency of the real service. */
export const USUAL_LATENCY: Latency = { fromMs: 40, toMs: 200 };

/** Creates the simulation of the agency's public data API. */
export function fireDataApp(controls: SeasonControls, faults: Faults, latency: Latency): Hono {
  const app = new Hono();
  const random = randomOf("latency");
  app.use(compress());
  app.use(faultInjection(faults, "fire-data"));
  app.use(async (context, next) => {
    if (latency.toMs > 0) await wait(random.between(latency.fromMs, latency.toMs), context.req.raw.signal);
    return next();
  });

  const firesFor = (query: Filters) =>
    selectFires(query.test ? testFires(controls.now()) : controls.firesAt(controls.now()), query).filter(
      (fire) => query.conditions.includes(fire.Condition.Id),
    );

  app.get("/public/feux", (context) => context.json(firesFor(filters.parse(context.req.query()))));
  app.get("/public/feux-englobes", (context) => {
    const query = filters.parse(context.req.query());
    const contained = firesFor(query).filter((fire) => fire.DateEnglobe && fire.Condition.Id !== 6);
    return context.json(contained);
  });
  app.get("/public/feux-etat-situation", (context) =>
    context.json(statisticsAnswer(controls, context.req.query())),
  );
  app.get("/public/feux-sources-ignition", (context) => {
    const fires = controls.firesAt(controls.now());
    return context.json(
      CAUSE_IDS.map((Id) => ({ Id, NbFeux: fires.filter((fire) => (fire.Cause?.Id ?? 9) === Id).length })),
    );
  });
  app.get("/public/danger-incendie", (context) =>
    context.json([dangerAnswer(controls, filters.parse(context.req.query()))]),
  );
  app.get("/layers/zdi.json", (context) => context.json(zoneLayer()));
  app.get("/public/mesures-preventives", (context) =>
    context.json(measuresAnswer(controls, context.req.query())),
  );
  app.get("/public/codes-geographiques", (context) => context.json(GEOGRAPHIC_CODES));

  app.notFound((context) => context.json({ error: { message: `No such path: ${context.req.path}` } }, 404));
  app.onError((error, context) => {
    if (!(error instanceof z.ZodError)) throw error;
    return context.json({ error: { message: z.prettifyError(error) } }, 400);
  });
  return app;
}

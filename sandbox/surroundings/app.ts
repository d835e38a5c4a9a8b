import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { type Faults, faultInjection } from "../faults.ts";
import { PATHS } from "./addresses.ts";
import type { SeasonView } from "./model/season-view.ts";
import { answerAlerts } from "./naad/feed.ts";
import { answerFeatures } from "./ogc/answer.ts";
import { COLLECTIONS } from "./ogc/collections.ts";
import { parametersOf } from "./parameters.ts";
import { answerWcs } from "./wcs/answer.ts";
import { answerWfs } from "./wfs/get-feature.ts";
import { civilSecurityServer, cwfisServer, nationalServer, roadsServer } from "./wfs/layers.ts";
import { answerWms } from "./wms/answer.ts";

const urlOf = (context: Context) => new URL(context.req.url);

/** Creates the simulation of every source around a fire, each under its own path. */
export function surroundingsApp(view: SeasonView, faults: Faults): Hono {
  const app = new Hono();
  app.use(compress());
  const wfs = [
    [`${PATHS.hotSpots}/ows`, "hot-spots", cwfisServer(view)],
    [PATHS.nationalFires, "neighbours", nationalServer(view)],
    [PATHS.civilSecurity, "events", civilSecurityServer(view)],
    [PATHS.roads, "roads", roadsServer(view)],
  ] as const;
  for (const [path, service, server] of wfs)
    app.get(path, faultInjection(faults, service), (context) => answerWfs(server, urlOf(context)));
  app.get(PATHS.smoke, faultInjection(faults, "smoke"), (context) => {
    const url = urlOf(context);
    const isWcs = parametersOf(url)("service")?.toUpperCase() === "WCS";
    return isWcs ? answerWcs(view, url) : answerWms(view, url);
  });
  for (const [name, { service }] of Object.entries(COLLECTIONS))
    app.use(`${PATHS.weather}/collections/${name}/*`, faultInjection(faults, service));
  app.get(`${PATHS.weather}/*`, (context) => answerFeatures(view, urlOf(context), PATHS.weather));
  app.get(`${PATHS.publicAlerts}*`, faultInjection(faults, "orders"), (context) =>
    answerAlerts(view, urlOf(context), PATHS.publicAlerts),
  );
  return app;
}

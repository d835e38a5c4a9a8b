import { Hono } from "hono";
import { z } from "zod";
import { type Faults, fault } from "../faults.ts";
import { FAULTY_SERVICES } from "../services.ts";
import { bodyOf, HubError } from "./hub-error.ts";

const serviceName = z.enum(FAULTY_SERVICES);

function serviceOf(name: string) {
  const service = serviceName.safeParse(name);
  if (service.success) return service.data;
  throw new HubError(404, "no-such-service", `No service ${name}: one of ${FAULTY_SERVICES.join(", ")}.`);
}

/** Routes for faults by service. */
export function faultRoutes(faults: Faults): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(faults.list()));
  app.put("/:service", async (context) => {
    const service = serviceOf(context.req.param("service"));
    const given = await bodyOf(context, fault);
    faults.set(service, given);
    return context.json(given);
  });
  app.delete("/", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  app.delete("/:service", (context) => {
    faults.clear(serviceOf(context.req.param("service")));
    return context.body(null, 204);
  });
  return app;
}

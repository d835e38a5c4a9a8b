import { Hono } from "hono";
import { z } from "zod";
import type { IdentityApp } from "../identity/app.ts";
import { bodyOf } from "./hub-error.ts";

export type IdentityControls = Pick<IdentityApp, "setLifetimes" | "rotateKeys">;

const seconds = z.int().min(1).max(86_400);
const lifetimes = z.strictObject({
  accessTokenSeconds: seconds.optional(),
  idTokenSeconds: seconds.optional(),
});
const rotation = z.strictObject({ keepOld: z.boolean().default(false) });

/** Routes for the lifetimes of the provider's tokens and for key rotation. */
export function identityControls(identity: IdentityControls): Hono {
  const app = new Hono();
  app.put("/", async (context) => {
    const { accessTokenSeconds, idTokenSeconds } = await bodyOf(context, lifetimes);
    identity.setLifetimes({
      ...(accessTokenSeconds !== undefined && { accessTokenSeconds }),
      ...(idTokenSeconds !== undefined && { idTokenSeconds }),
    });
    return context.body(null, 204);
  });
  app.post("/rotate-keys", async (context) => {
    await identity.rotateKeys((await bodyOf(context, rotation)).keepOld);
    return context.body(null, 204);
  });
  return app;
}

import { IDENTITY_SETTINGS_PATH, type IdentitySettings } from "#accounts/account-commands.ts";
import type { Middleware } from "../request-context.ts";
import { setFileCaching } from "../shared-caching.ts";

/** Serves the settings that a browser needs to sign people in. */
export function identitySettings(identity: IdentitySettings): Middleware {
  return async function identitySettings(c, next) {
    if (c.get("url").pathname !== IDENTITY_SETTINGS_PATH) return next();
    c.set("routeClass", "data");
    setFileCaching(c, "identity");
    return c.json(identity);
  };
}

import { useEffect, useState } from "react";
import type { IdentitySettings } from "#accounts/account-commands.ts";
import { loadIdentitySettings } from "../../frame/account/identity-settings.ts";

type AlertSources = Pick<IdentitySettings, "hasOrders" | "hasAir" | "hasHeat" | "hasRoads">;

const NONE: AlertSources = { hasOrders: false, hasAir: false, hasHeat: false, hasRoads: false };

/** Returns which other authorities' data sources are configured. The form offers no choice for the others. */
export function useAlertSources(): AlertSources {
  const [sources, setSources] = useState(NONE);
  useEffect(() => {
    loadIdentitySettings().then(setSources, () => {}); // The choices stay as they are.
  }, []);
  return sources;
}

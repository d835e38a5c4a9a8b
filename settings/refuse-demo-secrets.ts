import { isThisMachine } from "#territory/this-machine.ts";
import { SANDBOX, sandboxDatabase } from "./demo-settings.ts";
import type { Settings, SettingsReader } from "./settings.ts";

const names = (found: Readonly<Record<string, boolean>>) =>
  Object.keys(found)
    .filter((name) => found[name])
    .join(" and ");

/**
 * Returns why a program must not start: the sandbox's public secrets would protect real people's data. Data is real if the database
 * is not the sandbox's, or if the site has a public https address. Returns null if the program can start.
 */
export function refuseDemoSecrets(
  settings: Settings,
  given: Readonly<Record<string, string | undefined>>,
  reader: SettingsReader,
): string | null {
  const site = URL.parse(settings.SITE_URL);
  const own = names({
    DATABASE_URL: settings.DATABASE_URL !== sandboxDatabase(given),
    SITE_URL: site?.protocol === "https:" && !isThisMachine(site.hostname),
  });
  const isOperated = reader === "worker" && settings.WORKER_PORT !== undefined;
  const open = names({
    // A migration seals nothing.
    SEAL_KEYS: reader !== "migrate" && settings.SEAL_KEYS.includes(SANDBOX.SEAL_KEYS),
    OPERATOR_TOKEN: isOperated && settings.OPERATOR_TOKEN === SANDBOX.OPERATOR_TOKEN,
  });
  if (own === "" || open === "") return null;
  return `The sandbox's ${open}, which everybody can read, would serve with your own ${own}. Set NODE_ENV=production and your own ${open}, or VIGIE_SANDBOX=on for a demo.`;
}

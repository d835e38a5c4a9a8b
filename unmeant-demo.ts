import { isThisMachine } from "#territory/this-machine.ts";
import type { SettingsReader } from "./required-settings.ts";
import { SANDBOX_OPERATOR_TOKEN, SANDBOX_SEAL_KEY } from "./sandbox-settings.ts";

interface Read {
  readonly SITE_URL: string;
  readonly DATABASE_URL: string;
  readonly SEAL_KEYS: readonly string[];
  readonly OPERATOR_TOKEN: string;
  readonly WORKER_PORT?: number | undefined;
}

/**
 * Returns an error if a program uses the sandbox's public secrets with a real database or public address, and
 * no setting marks it as a demo. One sentence, or null.
 */
export function unmeantDemo(read: Read, sandboxDatabase: string, reader: SettingsReader): string | null {
  const { protocol, hostname } = new URL(read.SITE_URL);
  const own = [
    read.DATABASE_URL !== sandboxDatabase && "DATABASE_URL",
    protocol === "https:" && !isThisMachine(hostname) && "SITE_URL",
  ].filter((name) => name !== false);
  const isOperated = reader === "worker" && read.WORKER_PORT !== undefined;
  const open = [
    // A migration seals nothing.
    reader !== "migrate" && read.SEAL_KEYS.includes(SANDBOX_SEAL_KEY) && "SEAL_KEYS",
    isOperated && read.OPERATOR_TOKEN === SANDBOX_OPERATOR_TOKEN && "OPERATOR_TOKEN",
  ].filter((name) => name !== false);
  if (own.length === 0 || open.length === 0) return null;
  return `The sandbox's ${open.join(" and ")}, which everybody can read, would serve with your own ${own.join(" and ")}. Set NODE_ENV=production and your own ${open.join(" and ")}, or VIGIE_SANDBOX=on for a demo.`;
}

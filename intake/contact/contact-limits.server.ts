import type { Limit } from "#database/rate-limits.server.ts";
import type { Counted } from "../wanted-proof.server.ts";

/** Of one place of the network: a family, an office. */
const BY_SENDER: Limit = { most: 5, perSeconds: 600 };
/** Of all browsers where no script runs: none of them can prove anything. */
const WITHOUT_SCRIPTS: Limit = { most: 20, perSeconds: 600 };

/** What a message counts among: those of its sender, where the network tells. */
export const countedWith = (sender: string | null): readonly Counted[] => [
  sender === null
    ? { key: "contact-without-scripts", limit: WITHOUT_SCRIPTS }
    : { key: `contact:${sender}`, limit: BY_SENDER },
];

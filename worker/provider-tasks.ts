import { finishDeletions } from "#accounts/deletions.server.ts";
import { findConfirmed } from "#accounts/find-confirmed.server.ts";
import { endNewsletterRequests } from "#accounts/newsletter-requests.server.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";

const HOUR_MS = 3_600_000;

/** Makes the tasks that find confirmed addresses, erase accounts, and forget requests for releases. */
export const providerTasks = (
  { accounts, log }: Pick<TaskParts, "accounts" | "log">,
  pollMs: number,
): readonly Task[] => [
  {
    name: "confirmations",
    everyMs: pollMs,
    run: async () => {
      await findConfirmed(accounts);
    },
  },
  {
    name: "deletions",
    everyMs: pollMs,
    run: async () => {
      const failed = await finishDeletions(accounts);
      if (failed > 0) log.warn({ failed }, "erased people are still at the identity provider; retrying");
    },
  },
  { name: "newsletter-asks", everyMs: HOUR_MS, run: () => endNewsletterRequests(accounts) },
];

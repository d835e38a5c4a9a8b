import { fetchOutside } from "#territory/fetch-outside.server.ts";
import { type Check, Problem } from "./check.ts";
import { problemOf, statusProblem } from "./reasons.ts";

const SUBJECT = { service: "Dispatch's system", address: "REPORT_WEBHOOK_URL" };
/** Statuses of a receiver that requires signatures, for a request without a signature. */
const REFUSED = [400, 401, 403, 422];

/** Sends an empty event without a signature: a receiver must refuse it, so no one at dispatch sees it. */
export const dispatchCheck: Check = {
  name: "dispatch's system",
  unset: ({ REPORT_WEBHOOK_URL }) =>
    REPORT_WEBHOOK_URL === ""
      ? "Dispatch only gets reports by email and on its page: set REPORT_WEBHOOK_URL."
      : null,
  async run({ REPORT_WEBHOOK_URL }) {
    const limits = { source: "dispatch", timeLimitMs: 15_000, mostBytes: 0 };
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const { status } = await fetchOutside(REPORT_WEBHOOK_URL, limits, init).catch((error: unknown) => {
      throw problemOf(error, SUBJECT);
    });
    if (REFUSED.includes(status))
      return `${SUBJECT.service} answers, and refuses events without our signature.`;
    if (status < 300)
      throw new Problem(
        `${SUBJECT.service} takes events without a signature, so anyone can report a fire there: have it check REPORT_WEBHOOK_SECRET.`,
      );
    throw statusProblem(status, SUBJECT);
  },
};

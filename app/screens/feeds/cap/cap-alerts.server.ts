import type { Situation } from "#fires/model.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { STATUSES } from "#fires/status.ts";
import { dayOf } from "../feed-content.ts";
import type { CapAlert } from "./cap-alert.ts";
import { fireAlert } from "./fire-alert.server.ts";
import { restrictionAlert } from "./restriction-alert.server.ts";

/**
 * The restrictions in force and the fires out of control, each as a message; null while one of them has never come, since a list
 * without them would say that there are none.
 */
export function capAlerts(
  { fires, restrictions }: Situation,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): { readonly alerts: readonly CapAlert[]; readonly whenEmpty: Date } | null {
  if (fires.value === null || restrictions.value === null || restrictions.readAt === null) return null;
  const today = dayOf(restrictions.readAt);
  const burning = fires.value.filter(({ statusId }) => STATUSES[statusId] === "outOfControl");
  return {
    alerts: [
      ...restrictionsInForce(restrictions.value, now).map((each) => restrictionAlert(each, siteUrl, today)),
      ...burning.flatMap((fire) => fireAlert(fire, { siteUrl, now }) ?? []),
    ],
    whenEmpty: today,
  };
}

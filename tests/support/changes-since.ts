import type { Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import type { AgencyChange } from "#history/change.ts";
import { stateOf } from "#history/fire-state.ts";
import type { DatedChange } from "#history/history-service.ts";

/** Returns the changes of a bad day: every active fire changed, all danger rose, and every ban began. */
export function changesSince({ fires, danger, restrictions }: Situation, at: Date): DatedChange[] {
  const active = (fires.value ?? []).filter(({ statusId }) => isActive(statusId));
  const changes: AgencyChange[] = [
    ...active.map((fire, index): AgencyChange => {
      const after = stateOf(fire);
      const size = { ...after, sizeHa: (fire.sizeHa ?? 0) / 2 };
      const kinds = [
        { kind: "fire-new", before: null },
        { kind: "fire-size", before: size },
        { kind: "fire-status", before: { ...after, statusId: fire.statusId === 3 ? 1 : 3 } },
      ] as const;
      return { subject: fire.id, after, ...(kinds[index % kinds.length] ?? kinds[0]) };
    }),
    ...(danger.value ?? []).flatMap(({ zone, days: [today] }): AgencyChange[] =>
      today && today.level > 1
        ? [{ kind: "danger", subject: String(zone), before: { level: 1 }, after: { level: today.level } }]
        : [],
    ),
    ...(restrictions.value ?? []).map(
      ({ id, type, title, regions, startsAt, endsAt }): AgencyChange => ({
        kind: "restriction-begun",
        subject: id,
        before: null,
        after: { type, title, regions: [...regions], startsAt, endsAt, area: null },
      }),
    ),
  ];
  return changes.map((change, id) => ({ ...change, id, at, observedAt: at }));
}

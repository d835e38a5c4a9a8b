import type { DataDrivenPropertyValueSpecification, ExpressionSpecification } from "maplibre-gl";
import { STATUS_ORDER, type StatusId } from "#fires/status.ts";

/** How grave a status is, from 1: the order that fires are listed in, the other way round. */
export const gravityOf = (status: StatusId): number => STATUS_ORDER.length - STATUS_ORDER.indexOf(status);

const statusOf = (gravity: number) => STATUS_ORDER[STATUS_ORDER.length - gravity] ?? STATUS_ORDER[0];

/** How grave the fire of a feature is; nothing for a status that the map does not know. */
const gravityOfFeature: ExpressionSpecification = [
  "match",
  ["get", "status"],
  ...STATUS_ORDER.flatMap((status) => [status, gravityOf(status)]),
  0,
] as never;

/** What a cluster knows of its fires: the gravity of the gravest. */
export const CLUSTER_PROPERTIES = { gravity: ["max", gravityOfFeature] } as const;

/** A value of each status, chosen by the gravest of a cluster. */
export function byGravity(
  lookOf: (status: StatusId) => string,
): DataDrivenPropertyValueSpecification<string> {
  const cases = STATUS_ORDER.flatMap((_, at) => [at + 1, lookOf(statusOf(at + 1))]);
  return ["match", ["get", "gravity"], ...cases, lookOf(STATUS_ORDER[0])] as never;
}

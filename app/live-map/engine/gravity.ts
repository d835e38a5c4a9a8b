import type { DataDrivenPropertyValueSpecification, ExpressionSpecification } from "maplibre-gl";
import { STATUS_ORDER, type StatusId } from "#fires/status.ts";

/** Returns the severity of a status from 1, in the reverse order of fire lists. */
export const gravityOf = (status: StatusId): number => STATUS_ORDER.length - STATUS_ORDER.indexOf(status);

const statusOf = (gravity: number) => STATUS_ORDER[STATUS_ORDER.length - gravity] ?? STATUS_ORDER[0];

/** Severity of a feature's fire; 0 for a status unknown to the map. */
const gravityOfFeature: ExpressionSpecification = [
  "match",
  ["get", "status"],
  ...STATUS_ORDER.flatMap((status) => [status, gravityOf(status)]),
  0,
] as never;

/** Properties of a cluster: the highest severity of its fires. */
export const CLUSTER_PROPERTIES = { gravity: ["max", gravityOfFeature] } as const;

/** Returns an expression that chooses a status's value by a cluster's highest severity. */
export function byGravity(
  lookOf: (status: StatusId) => string,
): DataDrivenPropertyValueSpecification<string> {
  const cases = STATUS_ORDER.flatMap((_, at) => [at + 1, lookOf(statusOf(at + 1))]);
  return ["match", ["get", "gravity"], ...cases, lookOf(STATUS_ORDER[0])] as never;
}

import { HOUR_MS } from "../../season/calendar.ts";
import type { SeasonView } from "../model/season-view.ts";
import { FORECAST_MS, runAt } from "../model/smoke.ts";

export class WmsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Parameter = (name: string) => string | undefined;

/** Returns the parameters of an address, whose names have no case. */
export function parametersOf(url: URL): Parameter {
  const given = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => given.get(name);
}

/** Returns the time and the run. Without TIME, it is the current hour. Only whole hours of the run exist. */
export function timesOf(view: SeasonView, parameter: Parameter): { instant: number; run: number } {
  const newest = runAt(view.now());
  const dim = parameter("dim_reference_time");
  const run = dim === undefined ? newest : Date.parse(dim);
  if (run !== newest && run !== newest - 12 * HOUR_MS)
    throw new WmsError("NoMatch", `No matching reference time: ${dim}`);
  const time = parameter("time");
  const instant = time ? Date.parse(time) : Math.floor(view.now() / HOUR_MS) * HOUR_MS;
  if (Number.isNaN(instant) || instant < run || instant > run + FORECAST_MS || instant % HOUR_MS !== 0)
    throw new WmsError("NoMatch", `msWMSApplyTime(): Time "${time}" is outside the layer's time extent.`);
  return { instant, run };
}

import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";

/** A length in a drawing, in hundredths of the whole. One decimal is finer than any screen. */
export type Percent = number;

const WHOLE = 100;
const percent = (value: number): Percent => Math.round(value * 10) / 10;

/** Returns lengths proportional to the values; the largest value has 100. Unknown values have length zero. */
export function lengthsOf(values: readonly (number | null)[]): Percent[] {
  const largest = Math.max(0, ...values.map((value) => value ?? 0));
  const scale = scaleLinear([0, largest || 1], [0, WHOLE]);
  return values.map((value) => percent(scale(value ?? 0)));
}

/** Returns the positions of a number of columns of equal width, with gaps. */
export function columnsOf(count: number): { readonly starts: readonly Percent[]; readonly width: Percent } {
  const band = scaleBand([0, WHOLE]).domain(Array.from({ length: count }, (_, at) => String(at)));
  band.paddingInner(0.28).paddingOuter(0.1);
  return {
    starts: Array.from({ length: count }, (_, at) => percent(band(String(at)) ?? 0)),
    width: percent(band.bandwidth()),
  };
}

/** Returns the start and end of each part of a whole. If the total is zero, all parts are empty. */
export function partsOf(values: readonly number[]): { readonly from: Percent; readonly to: Percent }[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = scaleLinear([0, total || 1], [0, WHOLE]);
  const keys = values.map((_, at) => at);
  const layers = stack<unknown, readonly number[], number>()
    .keys(keys)
    .value((row, at) => row[at] ?? 0)([values]);
  return layers.map((layer) => {
    const [from = 0, to = 0] = layer[0] ?? [];
    return { from: percent(scale(from)), to: percent(scale(to)) };
  });
}

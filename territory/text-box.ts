/** Area of a label, in drawing units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Narrow letters. Widths below are of semi-bold letters in the site's font, as shares of the font size. */
const NARROW = /[ .,’'!ijlıîïíì|-]/;
const WIDE = /[mwMWÆŒœ—]/;
const CAPITAL = /\p{Lu}/u;

const widths = new Map<string, number>();

function letterWidth(letter: string): number {
  const width = widths.get(letter) ?? measured(letter);
  widths.set(letter, width);
  return width;
}

function measured(letter: string): number {
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.94;
  return CAPITAL.test(letter) ? 0.74 : 0.61;
}

/** Returns the greatest width of a text, in the unit of `size`, the font size. */
export const textWidth = (text: string, size: number) =>
  [...text].reduce((width, letter) => width + letterWidth(letter), 0) * size;

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

export const inside = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

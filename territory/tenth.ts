/** Rounds to a tenth. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Stream of random numbers, which only depends on its key. */
export interface Random {
  /** Draws from 0 to 1, without 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Draws from the standard normal distribution (Box-Muller). */
  normal(): number;
  /** Draws from the lognormal distribution with this median and this deviation of the logarithm. */
  lognormal(median: number, sigma: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  pick<T>(items: readonly T[]): T | undefined;
}

/** Hashes a key by FNV-1a with a final mix, so that similar keys give unrelated streams. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) {
    hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the stream named by `parts` (mulberry32). Draws from one stream do not affect other streams. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  let state = hashOf(parts.join("/"));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  function pick<T>(items: readonly [T, ...T[]]): T;
  function pick<T>(items: readonly T[]): T | undefined;
  function pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(next() * items.length)];
  }
  return {
    next,
    normal,
    pick,
    between: (low, high) => low + (high - low) * next(),
    lognormal: (median, sigma) => median * Math.exp(sigma * normal()),
    chance: (probability) => next() < probability,
  };
}

/** Picks one item, with a probability proportional to its weight. */
export function pickWeighted<T>(random: Random, items: readonly T[], weight: (item: T) => number): T {
  const weights = items.map(weight);
  let left = random.next() * weights.reduce((sum, each) => sum + each, 0);
  for (const [at, item] of items.entries()) {
    left -= weights[at] ?? 0;
    if (left < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new RangeError("nothing to pick from");
  return last;
}

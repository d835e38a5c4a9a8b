import { createIsbotFromList, list } from "isbot";
import { LRUCache } from "lru-cache";

/**
 * Returns true for a robot's user agent. A headless browser acts for a person or a test and counts as a
 * visitor.
 */
const isRobotName = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));

/**
 * Thousands of visitors share a few hundred user agents, which identify no one. Each is checked once, in 5
 * µs.
 */
const known = new LRUCache<string, boolean>({ max: 1000, memoMethod: isRobotName });

/**
 * Longest user agent to cache. Browsers' own are shorter, so thousands of longer ones cannot fill the memory.
 */
const LONGEST_CACHED = 300;

export function isRobot(name: string | null | undefined): boolean {
  if (!name) return false;
  return name.length > LONGEST_CACHED ? isRobotName(name) : known.memo(name);
}

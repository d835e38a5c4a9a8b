import { createIsbotFromList, list } from "isbot";
import { LRUCache } from "lru-cache";

/**
 * Whether a browser name is a robot's. A headless browser is driven for somebody, tests among them, and is
 * treated as a visitor's.
 */
const isRobotName = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));

/** Thousands of visitors share a few hundred names: each is read once, at 5 µs, and says nothing of a person. */
const known = new LRUCache<string, boolean>({ max: 1000, memoMethod: isRobotName });

/** Browsers' own names are shorter: who sends longer ones by the thousand fills no memory. */
const LONGEST_KEPT = 300;

export function isRobot(name: string | null | undefined): boolean {
  if (!name) return false;
  return name.length > LONGEST_KEPT ? isRobotName(name) : known.memo(name);
}

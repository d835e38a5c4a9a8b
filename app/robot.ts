import { createIsbotFromList, list } from "isbot";

/**
 * Whether a browser name is a robot's. A headless browser is driven for somebody, tests among them, and is
 * treated as a visitor's.
 */
export const isRobot = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));

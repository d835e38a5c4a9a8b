import { createIsbotFromList, list } from "isbot";

// A headless browser acts for a person or a test and counts as a visitor.
const isRobotName = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));

/** Returns true for a robot's user agent. */
export const isRobot = (name: string | null | undefined): boolean => !!name && isRobotName(name);

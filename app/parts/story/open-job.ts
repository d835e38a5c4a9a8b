import type { Job } from "#content/story.ts";
import { quebecDay } from "#territory/quebec-day.ts";

/** Returns true if a job is still open: until the end of its last day in Quebec's time. */
export const isOpen = ({ closes }: Pick<Job, "closes">, now: Date): boolean =>
  closes === null || closes >= quebecDay(now);

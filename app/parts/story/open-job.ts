import type { Job } from "#content/story.ts";
import { quebecDay } from "#territory/quebec-day.ts";

/** Whether one may still apply for a job: through the whole of the last day, as it is counted in Quebec. */
export const isOpen = ({ closes }: Pick<Job, "closes">, now: Date): boolean =>
  closes === null || closes >= quebecDay(now);

import { storyAddresses } from "#app/parts/story/find-story.server.ts";
import { plainText } from "#content/plain-text.ts";
import type { Story } from "#content/story.ts";
import { type Benchmark, type Figure, median, quantile } from "./benchmark.ts";
import { freshRenders } from "./fresh-render.ts";

const lengthOf = (story: Story) => plainText(story.body).length;
const longest = (stories: readonly Story[]) => stories.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];

/** Measures new renders of stories: the longest release and the longest article. */
export const storyRender: Benchmark = {
  name: "Fresh render of stories",
  async run({ env, fireDataUrl }) {
    const { services, times } = await freshRenders(env, fireDataUrl);
    const stories = await services.content.all("fr");
    const figures: Figure[] = [];
    for (const [what, kinds] of [
      ["release", ["communique"]],
      ["article", ["article", "prevention_article"]],
    ] as const) {
      const story = longest(stories.filter(({ kind }) => kinds.some((each) => each === kind)));
      if (story === undefined) throw new Error(`the sandbox has no ${what}`);
      const durations = await times(storyAddresses(story).fr);
      figures.push({
        what: `the longest ${what} (${lengthOf(story)} characters), p95 of ${durations.length} (median ${median(durations).toFixed(1)} ms)`,
        value: `${quantile(durations, 0.95).toFixed(1)} ms`,
        target: "<= 25 ms",
      });
    }
    return figures;
  },
};

import { valueAt } from "./filter-query.ts";
import type { Json, Story } from "./story.ts";
import { type ResponseOptions, storyHead } from "./story-json.ts";

/** Numeric fields of a story. Content fields are text unless `:int` or `:float` is given. */
const NUMBERS = new Set(["id", "position", "parent_id"]);

/** Sorts stories by `field:asc` or `content.field:desc:int`; by default in the editors' order. */
export function sortStories(
  stories: readonly Story[],
  options: ResponseOptions,
  sortBy = "position:asc",
): Story[] {
  const [field = "", direction, type] = sortBy.split(":");
  const isNumeric = type === "int" || type === "float" || NUMBERS.has(field);
  const sign = direction === "desc" ? -1 : 1;
  const sortable = stories.map((story) => {
    const value = valueAt({ ...storyHead(story, options), content: story.content(options.language) }, field);
    return { story, key: keyOf(value, isNumeric) };
  });
  sortable.sort((a, b) => {
    // Stories without the field come last in both directions.
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return compare(a.key, b.key) * sign || newestFirst(a.story, b.story);
  });
  return sortable.map(({ story }) => story);
}

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : Number(a > b));

function keyOf(value: Json | undefined, isNumeric: boolean): string | number | null {
  if (value === null || value === undefined || typeof value === "object") return null;
  if (!isNumeric) return String(value);
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

const newestFirst = (a: Story, b: Story) =>
  compare(b.firstPublishedAt ?? "", a.firstPublishedAt ?? "") || compare(a.path, b.path);

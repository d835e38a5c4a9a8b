import { expect, test } from "vitest";
import { storyDays } from "./format-story-day.server.ts";

const days = (published: string | null, updated: string | null) =>
  storyDays(
    { publishedAt: published ? new Date(published) : null, updatedAt: updated ? new Date(updated) : null },
    "fr",
  );

test("a story has its first day and the day of a later publication", () => {
  expect(days("2026-06-18T14:00:00Z", "2026-07-02T14:00:00Z")).toEqual({
    published: { day: "18 juin 2026", at: "2026-06-18T14:00:00.000Z" },
    updated: { day: "2 juillet 2026", at: "2026-07-02T14:00:00.000Z" },
  });
});

test.each([
  ["the same day in Quebec", "2026-06-18T14:00:00Z", "2026-06-19T03:00:00Z"],
  ["an earlier day", "2026-06-18T14:00:00Z", "2026-06-01T14:00:00Z"],
  ["no day", "2026-06-18T14:00:00Z", null],
  ["a story whose first day is unknown", null, "2026-06-18T14:00:00Z"],
])("no update is shown for %s", (_, published, updated) => {
  expect(days(published, updated).updated).toBeNull();
});

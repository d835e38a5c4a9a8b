import { expect, test } from "vitest";
import { createComplaints } from "./complaints.ts";

test("each warning is logged once, and their number is limited", () => {
  const said: string[] = [];
  const complain = createComplaints<string>((message) => void said.push(message));
  complain("a");
  complain("a");
  expect(said).toEqual(["a"]);
  for (let i = 0; i < 1000; i += 1) complain(`b${i}`);
  expect(said).toHaveLength(200);
});

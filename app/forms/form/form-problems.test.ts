import { expect, test } from "vitest";
import { z } from "zod";
import { problemsOf } from "./form-problems.ts";

const schema = z.object({
  name: z.string().trim().min(1).max(10),
  phone: z.string().refine((text) => text.startsWith("+1"), { error: "phone" }),
  data: z.object({ radius: z.int().max(100) }),
  ticked: z.boolean(),
});

const problemsIn = (value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? {} : problemsOf(read.error);
};

test("problemsOf returns one kind for each invalid field: the kind that the schema names, else a kind for the error code", () => {
  expect(problemsIn({ name: " ", phone: "418", data: { radius: 500 }, ticked: "yes" })).toEqual({
    name: "required",
    phone: "phone",
    radius: "long",
    ticked: "unreadable",
  });
});

test("problemsOf reports a text that is too long, and nothing for valid fields", () => {
  expect(problemsIn({ name: "x".repeat(11), phone: "+1", data: { radius: 5 }, ticked: true })).toEqual({
    name: "long",
  });
  expect(problemsIn({ name: "x", phone: "+1", data: { radius: 5 }, ticked: true })).toEqual({});
});

import { expect, test } from "vitest";
import accounts from "#docs/api/accounts.json" with { type: "json" };
import { WriteRefused } from "./admission.ts";
import { problemOf } from "./write-problem.ts";

const { schemas, responses } = accounts.components;

test.each(["cross-site", "too-long", "too-many", "unavailable"] as const)(
  "the refusal %s of an account request has a code that the accounts document lists",
  (code) => {
    const problem = problemOf(new WriteRefused(code));
    expect(schemas.Problem.properties.code.enum).toContain(problem.code);
    expect(responses.Problem.description).toContain(`${problem.status} ${problem.code}`);
  },
);

import { expect, test } from "vitest";
import { accountsDocument } from "#accounts/accounts-document.ts";
import { WriteRefused } from "./admission.ts";
import { problemOf } from "./write-problem.ts";

const { properties } = accountsDocument().components.schemas.Problem;

test.each(["cross-site", "too-long", "too-many", "unavailable"] as const)(
  "the refusal %s of an account request has a code that the accounts document lists",
  (code) => {
    const problem = problemOf(new WriteRefused(code));
    expect(properties.code.enum).toContain(problem.code);
    expect(accountsDocument().components.responses.Problem.description).toContain(
      `${problem.status} ${problem.code}`,
    );
  },
);

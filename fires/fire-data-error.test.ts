import { expect, it } from "vitest";
import { FireDataError } from "./fire-data-error.ts";

it("the error has a code for the failure, and the server's message", () => {
  const cause = new Error("socket");
  const options = { status: 429, retryAfterMs: 5_000, cause };
  expect(new FireDataError("fire-data-rate-limited", "slow down", options)).toMatchObject({
    name: "FireDataError",
    message: "slow down",
    code: "fire-data-rate-limited",
    status: 429,
    retryAfterMs: 5_000,
    cause,
  });
  expect(new FireDataError("fire-data-shape", "odd")).toMatchObject({ status: null, retryAfterMs: null });
});

import { GenericError } from "@auth0/auth0-spa-js";
import { expect, test } from "vitest";
import { endsSession, SIGN_IN_PROBLEMS, signInProblem } from "./sign-in-problem.ts";

test.each(SIGN_IN_PROBLEMS)("the problem %s is recognized by its error code", (code) => {
  expect(signInProblem({ error: code, message: "Some words" })).toBe(code);
});

test.each([
  [{ error: "access_denied", message: "User did not authorize" }, "cancelled"],
  [{ error: "access_denied", error_description: "User cancelled", message: "User cancelled" }, "cancelled"],
  // Auth0's answer if the person declines its consent page.
  [new GenericError("access_denied", "User did not authorize the request"), "cancelled"],
  [new GenericError("access_denied", "End-User aborted interaction"), "cancelled"],
  [new GenericError("access_denied", "Service not found: https://api.example/"), "denied"],
  [new GenericError("access_denied", "Access to this application is limited to members."), "denied"],
  [{ error: "access_denied", message: "access_denied" }, "denied"],
  [new GenericError("unauthorized", "user is blocked"), "unauthorized"],
  [{ error: "invalid_grant", message: "Unknown or invalid refresh token." }, "login_required"],
  [new Error("Invalid state"), "state_mismatch"],
  // The client uses the same message for both.
  [new GenericError("state_mismatch", "Invalid state"), "state_mismatch"],
  [new GenericError("missing_transaction", "Invalid state"), "missing_transaction"],
  [new Error("login_required"), "login_required"],
  [{ error: "server_error", message: "?" }, "request_error"],
  [new TypeError("Failed to fetch"), "request_error"],
  [new Error("Timeout when executing 'fetch'"), "timeout"],
  // The client's own time limit aborts its request; the abort error arrives first.
  [new DOMException("signal is aborted without reason", "AbortError"), "timeout"],
  [undefined, "request_error"],
] as const)("error %j is classified as %s", (error, problem) => {
  expect(signInProblem(error)).toBe(problem);
});

test("a session ends if the provider rejects it, not if the provider is unreachable", () => {
  expect(SIGN_IN_PROBLEMS.filter(endsSession)).toEqual(["missing_refresh_token", "login_required"]);
});

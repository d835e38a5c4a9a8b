import { GenericError } from "@auth0/auth0-spa-js";
import { expect, test } from "vitest";
import { giveActions } from "../../frame/account/identity-actions.ts";
import { sendAccountCommand } from "./send-account-command.ts";

const askWith = (error: unknown) => {
  const fail = () => Promise.reject(error);
  giveActions({ signIn: fail, signOut: fail, idToken: fail, accessToken: fail });
  return sendAccountCommand("profile", "en", {});
};

test.each([
  [
    new Error("Expiration Time (exp) claim error in the ID token"),
    "clock",
    /date or time on your device seems wrong\. .*Set the date/,
  ],
  [
    new Error("Nonce (nonce) claim missing in the ID token"),
    "refused",
    /could not be verified\. .*Start again/,
  ],
  [new Error("Timeout when executing 'fetch'"), "timeout", /took too long\. Try again/],
  [
    new GenericError("unauthorized", "user is blocked"),
    "unauthorized",
    /cannot log in\. .*Write to the agency/,
  ],
])("a token renewal that fails by %s keeps its problem and its words", async (error, problem, words) => {
  await expect(askWith(error)).rejects.toMatchObject({
    code: "unavailable",
    problem,
    words: expect.stringMatching(words),
  });
});

test("a failed token renewal has the code `unavailable`, or `not-signed-in` if the session has ended", async () => {
  const unknown = await askWith(new TypeError("Failed to fetch")).catch((error: unknown) => error);
  expect(unknown).toMatchObject({ code: "unavailable" });
  expect(unknown).not.toHaveProperty("problem");
  await expect(askWith({ error: "invalid_grant" })).rejects.toMatchObject({ code: "not-signed-in" });
});

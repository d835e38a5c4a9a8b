import { expect, it, vi } from "vitest";
import type { Services } from "#site-contract";
import { answerForm, stepAt } from "./newsletter-action.server.ts";

const away = () => Promise.reject(new Error("the database is away"));
const letters = {
  newsletter: away,
  confirmNewsletter: away,
  changeNewsletter: away,
  askNewsletter: away,
} as unknown as Services["letters"];

it("asks nobody to write anything anew whose link cannot be looked up", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const none = { token: "", key: "" };
  const [ofKey, ofToken] = [
    await stepAt(letters, { ...none, key: "k" }),
    await stepAt(letters, { ...none, token: "t" }),
  ];
  expect(ofKey).toEqual({ status: 503, step: { is: "away", key: "k" } });
  expect(ofToken).toEqual({ status: 200, step: { is: "confirm", token: "t" } });
  const form = new FormData();
  form.set("act", "confirm");
  form.set("token", "t");
  expect(await answerForm(letters, form, "fr")).toEqual({
    status: 503,
    step: { is: "confirm", token: "t", hasFailed: true },
  });
  log.mockRestore();
});

import { expect, it, vi } from "vitest";
import { AccountError } from "#accounts/accounts-service.ts";
import type { Services } from "#site-contract";
import { answerForm, stepAt } from "./newsletter-action.server.ts";

const away = () => Promise.reject(new Error("the database is away"));
const commands = {
  newsletter: away,
  confirmNewsletter: away,
  changeNewsletter: away,
  askNewsletter: away,
} as unknown as Services["emailKeyCommands"];

it("the newsletter form reports that the network requested too many emails, and keeps the typed data", async () => {
  const askers: unknown[] = [];
  const refusing = {
    ...commands,
    async askNewsletter(_question: unknown, sender: unknown) {
      askers.push(sender);
      throw new AccountError("too-many", "This network asked for too many emails.");
    },
  } as unknown as Services["emailKeyCommands"];
  const form = new FormData();
  for (const [name, value] of Object.entries({ email: "ann@example.org", public: "on", consent: "on" }))
    form.set(name, value);
  const typed = { email: "ann@example.org", public: true, industrial: false, consent: true };
  const sender = { network: "n", range: "r", block: "b" };
  expect(await answerForm(refusing, form, "fr", { files: [], from: sender, onFailure: () => {} })).toEqual({
    status: 429,
    step: { is: "ask", typed, problems: {}, hasFailed: true, isTooMany: true },
  });
  expect(askers).toEqual([sender]);
});

it("if the database is down, a page opened from a newsletter's link stays at its step, without an empty form", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const none = { token: "", key: "" };
  const [ofKey, ofToken] = [
    await stepAt(commands, { ...none, key: "k" }),
    await stepAt(commands, { ...none, token: "t" }),
  ];
  expect(ofKey).toEqual({ status: 503, step: { is: "away", key: "k" } });
  expect(ofToken).toEqual({ status: 200, step: { is: "confirm", token: "t" } });
  const form = new FormData();
  form.set("act", "confirm");
  form.set("token", "t");
  expect(await answerForm(commands, form, "fr")).toEqual({
    status: 503,
    step: { is: "confirm", token: "t", hasFailed: true },
  });
  log.mockRestore();
});

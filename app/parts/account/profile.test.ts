import { expect, test, vi } from "vitest";
import type { Profile } from "#accounts/account-api.ts";
import { setSession } from "../../frame/account/session.ts";
import { deferred } from "../../frame/deferred.ts";
import { LoginFailure } from "./account-toasts.ts";
import { loadProfile, profileNow, setProfile } from "./profile.ts";
import { sendAccountCommand } from "./send-account-command.ts";

vi.mock("./send-account-command.ts", () => ({ sendAccountCommand: vi.fn() }));

// The tests use no other part of a profile.
const ANN = { userInfo: { email: "ann@example.org" } } as Profile;
const enter = (subject: string) => setSession({ state: "in", subject, name: subject, email: "" });
const leave = () => setSession({ state: "out", problem: null });

test("a profile received after its person signed out is not shown to the next person", async () => {
  const late = deferred<Profile>();
  vi.mocked(sendAccountCommand).mockReturnValue(late.promise);
  enter("ann");
  const loading = loadProfile("fr");
  leave();
  enter("bob");
  late.resolve(ANN);
  await loading;
  expect(profileNow()).toEqual({ state: "none" });
});

test("a command that ends after its person signed out does not restore their profile", () => {
  enter("ann");
  setProfile(ANN);
  leave();
  setProfile(ANN);
  expect(profileNow()).toEqual({ state: "none" });
});

test("a profile that cannot be loaded because of a login problem reports that problem", async () => {
  leave();
  enter("ann");
  vi.mocked(sendAccountCommand).mockRejectedValue(new LoginFailure("clock", "Set the clock.", "exp claim"));
  await loadProfile("fr");
  expect(profileNow()).toEqual({ state: "failed", code: "unavailable", problem: "clock" });
});

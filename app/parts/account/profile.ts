import type { Device, Place, Profile, SavedFire } from "#accounts/account-api.ts";
import type { ReleaseAudience } from "#accounts/account-commands.ts";
import type { Language } from "#territory/language.ts";
import { Refused } from "../../forms/form/post-json.ts";
import { sessionNow, watchSession } from "../../frame/account/session.ts";
import type { SignInProblem } from "../../frame/account/sign-in-problem.ts";
import { createStore } from "../../frame/store.ts";
import { LoginFailure } from "./account-toasts.ts";
import { sendAccountCommand } from "./send-account-command.ts";
import type { Refusal } from "./send-command.ts";

/** The profile of the signed-in person, as far as this browser knows it. */
type Known =
  | { readonly state: "none" | "loading" }
  /** `problem`: the login problem, if the token could not be renewed and the problem has its own remedy. */
  | { readonly state: "failed"; readonly code: Refusal; readonly problem: SignInProblem | null }
  | { readonly state: "ready"; readonly profile: Profile };

const known = createStore<Known>({ state: "none" });

export const { get: profileNow, use: useProfile } = known;

let visit = 0;
// Signing out forgets the profile in every tab. A response that arrives later is ignored.
watchSession(() => {
  if (sessionNow().state !== "out") return;
  visit += 1;
  if (known.get().state !== "none") known.set({ state: "none" });
});

/** Loads the profile, unless it is loading. A loaded profile is only requested again if `isAgain`. */
export async function loadProfile(language: Language, isAgain = false): Promise<void> {
  const { state } = known.get();
  if (state === "loading" || (state === "ready" && !isAgain)) return;
  if (state !== "ready") known.set({ state: "loading" });
  const whose = visit;
  try {
    const profile = await sendAccountCommand("profile", language, {});
    if (whose === visit) setProfile(profile);
  } catch (error) {
    const code = error instanceof Refused ? error.code : "failed";
    const problem = error instanceof LoginFailure ? error.problem : null;
    if (whose === visit && known.get().state !== "ready") known.set({ state: "failed", code, problem });
  }
}

export function setProfile(profile: Profile): void {
  if (sessionNow().state !== "out") known.set({ state: "ready", profile });
}

function changeSaved(change: (saved: Profile["subscriptions"]) => Partial<Profile["subscriptions"]>): void {
  const now = known.get();
  if (now.state !== "ready") return;
  const { subscriptions } = now.profile;
  setProfile({ ...now.profile, subscriptions: { ...subscriptions, ...change(subscriptions) } });
}

/** Adds or replaces an item. A new item comes first; a changed item stays in position. */
const put = <Item>(list: readonly Item[], item: Item, key: keyof Item): readonly Item[] =>
  list.some((each) => each[key] === item[key])
    ? list.map((each) => (each[key] === item[key] ? item : each))
    : [item, ...list];

export const putPlace = (place: Place): void =>
  changeSaved(({ locations }) => ({ locations: put(locations, place, "id") }));

export const dropPlace = (id: string): void =>
  changeSaved(({ locations }) => ({ locations: locations.filter((each) => each.id !== id) }));

export const putFire = (fire: SavedFire): void =>
  changeSaved(({ fires }) => ({ fires: put(fires, fire, "fireId") }));

export const dropFire = (fireId: string): void =>
  changeSaved(({ fires }) => ({ fires: fires.filter((each) => each.fireId !== fireId) }));

export const setReleases = (releases: readonly ReleaseAudience[]): void => changeSaved(() => ({ releases }));

export const putDevice = (device: Device): void =>
  changeSaved(({ devices }) => ({ devices: [...devices, device] }));

export const dropDevice = (id: string): void =>
  changeSaved(({ devices }) => ({ devices: devices.filter((each) => each.id !== id) }));

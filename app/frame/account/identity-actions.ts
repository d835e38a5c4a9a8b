import type { Language } from "#territory/language.ts";
import { deferred } from "../deferred.ts";
import { createStore } from "../store.ts";

/** Functions of the identity client, available once it is loaded. */
export interface IdentityActions {
  signIn(how: SignIn): Promise<void>;
  signOut(language: Language): Promise<void>;
  /** Returns the ID token, which proves a login; null if the client has no token. */
  idToken(): Promise<IdToken | null>;
  /** Returns a token for the server. `in-date`: a valid one. `new`: a new one. @throws the client's error */
  accessToken(which: "in-date" | "new"): Promise<string>;
}

export interface IdToken {
  readonly text: string;
  /** The provider's id for this browser's session; null if the token has none. */
  readonly sid: string | null;
}

export interface SignIn {
  /** `again` requires the password even from a person who is signed in. */
  readonly hint: "login" | "signup" | "again";
  readonly language: Language;
  /** Path on this site to return to afterwards. */
  readonly returnTo: string;
}

const wanted = createStore(false);
let ready = deferred<IdentityActions>();

export const useNeedsIdentity = wanted.use;

/** Starts to load the identity client. Call it when a visitor signs in, or if they did before. */
export const wantIdentity = (): void => {
  if (!wanted.get()) wanted.set(true);
};

/** Makes the identity client's actions available; a later client's actions replace them. */
export function giveActions(actions: IdentityActions): void {
  const waited = ready;
  ready = deferred();
  for (const each of [waited, ready]) each.resolve(actions);
}

/** Reports that loading failed: pending calls reject, and the next press tries again. */
export function failActions(error: unknown): void {
  ready.reject(error);
  ready.promise.catch(() => {});
  ready = deferred();
  wanted.set(false);
}

/** Loads the identity client if needed and returns its actions. @throws if it cannot be loaded */
export function identity(): Promise<IdentityActions> {
  const { promise } = ready;
  wantIdentity();
  return promise;
}

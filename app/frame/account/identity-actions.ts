import type { Language } from "#territory/language.ts";
import { deferred } from "../deferred.ts";
import { createStore } from "../store.ts";

/** What the identity client can do, once it is loaded. */
export interface IdentityActions {
  signIn(how: SignIn): Promise<void>;
  signOut(language: Language): Promise<void>;
  /** Proves a login, with its session and its moment; null if the client has none. */
  idToken(): Promise<IdToken | null>;
  /** For the site's own server: one that is in date, or a new one all the same. @throws the client's error */
  accessToken(which: "in-date" | "new"): Promise<string>;
}

export interface IdToken {
  readonly text: string;
  /** What the provider calls the session of this browser. */
  readonly sid: string | null;
}

export interface SignIn {
  /** `again` asks who is in for their password, though they are in. */
  readonly hint: "login" | "signup" | "again";
  readonly language: Language;
  /** Where to come back to: a path of the site. */
  readonly returnTo: string;
}

const wanted = createStore(false);
let ready = deferred<IdentityActions>();

export const useIsIdentityWanted = wanted.use;

/** Has the identity client loaded: somebody acts, or was in before. */
export const wantIdentity = (): void => {
  if (!wanted.get()) wanted.set(true);
};

/** The identity client is there; a later one takes the place of an earlier. */
export function giveActions(actions: IdentityActions): void {
  const waited = ready;
  ready = deferred();
  for (const each of [waited, ready]) each.resolve(actions);
}

/** It could not be loaded: who waits is told, and the next press tries again. */
export function failActions(error: unknown): void {
  ready.reject(error);
  ready.promise.catch(() => {});
  ready = deferred();
  wanted.set(false);
}

/** The identity client, loaded for it. @throws when it cannot be loaded */
export function identity(): Promise<IdentityActions> {
  const { promise } = ready;
  wantIdentity();
  return promise;
}

import { createStore } from "../store.ts";
import type { SignInProblem } from "./sign-in-problem.ts";

/** The session as this browser knows it; pages rendered on the server do not know it. */
export type Session =
  /** Scripts have not checked yet, or the provider has not answered yet. */
  | { readonly state: "looking" }
  | { readonly state: "out"; readonly problem: SignInProblem | null }
  | { readonly state: "in"; readonly subject: string; readonly name: string; readonly email: string };

const session = createStore<Session>({ state: "looking" });

export const { get: sessionNow, set: setSession, use: useSession, subscribe: watchSession } = session;

import { createStore } from "../store.ts";
import type { SignInProblem } from "./sign-in-problem.ts";

/** Who is in, as this browser knows it; no page of the server's does. */
export type Session =
  /** Scripts have not looked yet, or the provider is being asked. */
  | { readonly state: "looking" }
  | { readonly state: "out"; readonly problem: SignInProblem | null }
  | { readonly state: "in"; readonly subject: string; readonly name: string; readonly email: string };

const session = createStore<Session>({ state: "looking" });

export const { get: sessionNow, set: setSession, use: useSession, subscribe: watchSession } = session;

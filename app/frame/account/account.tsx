import { lazy, Suspense, useEffect } from "react";
import { failActions, useIsIdentityWanted, wantIdentity } from "./identity-actions.ts";
import { hasKeptSession, isOfSession } from "./kept-session.ts";
import { resumeSaving } from "./saving.ts";
import { setSession } from "./session.ts";

const Identity = lazy(() =>
  import("./identity.tsx").catch((error: unknown) => {
    failActions(error);
    setSession({ state: "out", problem: "request_error" });
    return { default: () => null };
  }),
);

/** Finds out who is signed in. Sends no request for visitors who never signed in here. */
export function Account() {
  const isWanted = useIsIdentityWanted();
  useEffect(() => {
    const look = () => (hasKeptSession() ? wantIdentity() : setSession({ state: "out", problem: null }));
    const follow = ({ key }: StorageEvent) => isOfSession(key) && hasKeptSession() && wantIdentity();
    look();
    resumeSaving();
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Identity />
    </Suspense>
  );
}

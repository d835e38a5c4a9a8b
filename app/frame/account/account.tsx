import { lazy, Suspense, useEffect } from "react";
import { failActions, useNeedsIdentity, wantIdentity } from "./identity-actions.ts";
import { resumeSaving } from "./saving.ts";
import { setSession } from "./session.ts";
import { hasStoredSession, isOfSession } from "./stored-session.ts";

const Identity = lazy(() =>
  import("./identity.ts").catch((error: unknown) => {
    failActions(error);
    setSession({ state: "out", problem: "request_error" });
    return { default: () => null };
  }),
);

/** Finds out who is signed in. Sends no request for visitors who never signed in here. */
export function Account() {
  const isWanted = useNeedsIdentity();
  useEffect(() => {
    const look = () => (hasStoredSession() ? wantIdentity() : setSession({ state: "out", problem: null }));
    const follow = ({ key }: StorageEvent) => isOfSession(key) && hasStoredSession() && wantIdentity();
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

import { lazy, Suspense, useState } from "react";
import { useIsSavingOffered } from "../../frame/account/saved-look.ts";
import { useResumed, useSaving } from "../../frame/account/saving.ts";
import { useSession } from "../../frame/account/session.ts";

const AccountPopIns = lazy(() => import("./account-pop-ins.tsx"));
const SavedLooks = lazy(() => import("./saved/saved-looks.tsx"));

/** The account pop-ins, loaded when first needed, and the looks of save buttons for a signed-in person. */
export function SavingPopIns() {
  const saving = useSaving();
  const resumed = useResumed();
  const [isWanted, setWanted] = useState(false);
  if ((saving ?? resumed) && !isWanted) setWanted(true);
  const isOffered = useIsSavingOffered();
  const isIn = useSession().state === "in";
  return (
    <>
      <Suspense>{isWanted && <AccountPopIns />}</Suspense>
      {/* Its own boundary: while it loads, React would hide an open form in the same one. */}
      <Suspense>{isOffered && isIn && <SavedLooks />}</Suspense>
    </>
  );
}

import { lazy, Suspense, useState } from "react";
import { ACCOUNT_POP_INS, useSaving } from "../../frame/account/saving.ts";
import { useOpenPopIn } from "../../frame/pop-in-store.ts";

const AccountPopIns = lazy(() => import("./account-pop-ins.tsx"));

/** The pop-ins of accounts, from the first time that one is needed: they close only once they are there. */
export function SavingPopIns() {
  const isSaving = useSaving() !== null;
  const isOpen = ACCOUNT_POP_INS.includes(useOpenPopIn() ?? "");
  const [isWanted, setWanted] = useState(false);
  if ((isSaving || isOpen) && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <AccountPopIns />
    </Suspense>
  );
}

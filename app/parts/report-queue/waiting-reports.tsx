import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useIsEmbedded } from "../../frame/use-is-embedded.ts";
import { useLazyModule } from "../../frame/use-lazy-module.ts";
import { whenReadable } from "../../frame/when-readable.ts";
import { isAnyWaiting } from "./waiting-mark.ts";

const loadNotices = () => import("./queue-notices.tsx");

/** Sends waiting reports from every page. Loads the code only if a report is waiting. */
export function WaitingReports() {
  const { pathname } = useLocation();
  const isEmbedded = useIsEmbedded();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isEmbedded || isWanted || pathname === "" || !isAnyWaiting()) return;
    return whenReadable(() => setWanted(true));
  }, [isEmbedded, isWanted, pathname]);
  const Notices = useLazyModule(isWanted, loadNotices)?.QueueNotices;
  return Notices && <Notices />;
}

import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { untilLoaded } from "../../frame/until-loaded.ts";
import { useIsEmbedded } from "../../frame/use-is-embedded.ts";
import { whenReadable } from "../../frame/when-readable.ts";
import { isAnyWaiting } from "./waiting-mark.ts";

/** Sends waiting reports from every page. Loads the code only if a report is waiting. */
export function WaitingReports() {
  const { pathname } = useLocation();
  const isEmbedded = useIsEmbedded();
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isEmbedded || Notices !== null || pathname === "" || !isAnyWaiting()) return;
    const leaving = new AbortController();
    const load = () =>
      untilLoaded(() => import("./queue-notices.tsx"), leaving.signal).then(
        ({ QueueNotices }) => setNotices(() => QueueNotices),
        () => {},
      );
    const callOff = whenReadable(() => void load());
    return () => {
      callOff();
      leaving.abort();
    };
  }, [isEmbedded, Notices, pathname]);
  return Notices && <Notices />;
}

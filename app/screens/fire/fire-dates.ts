import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { FireView } from "./fire-view.server.ts";
import type { fireTexts } from "./texts.ts";

type Dated = Pick<FireView["fire"], "statusId" | "started" | "extinguished">;

/** Returns when a fire was extinguished, if known, and when it started: its status gives neither. */
export function fireDates(
  { statusId, started, extinguished }: Dated,
  t: TextsOfSet<typeof fireTexts>,
): string {
  return [
    statusId === 6 && extinguished && t("fire.out", { when: extinguished }),
    started && t("fire.began", { when: started }),
  ]
    .filter(Boolean)
    .join(" ");
}

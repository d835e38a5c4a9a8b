import type { ListedCapMessage } from "#history/cap-list.ts";
import type { CapAlert, CapInfo } from "./cap-alert.ts";
import { dangerInfo } from "./danger-info.server.ts";
import { fireInfo } from "./fire-info.server.ts";
import { restrictionInfo } from "./restriction-info.server.ts";

function infoOf(message: ListedCapMessage, siteUrl: string): CapInfo {
  const { facts } = message.content;
  switch (facts.kind) {
    case "fire":
      return fireInfo(facts, message.content, siteUrl);
    case "restriction":
      return restrictionInfo(facts, message, siteUrl);
    case "danger":
      return dangerInfo(facts, message.content, siteUrl);
  }
}

const UNKNOWN_END = {
  responseType: "None",
  urgency: "Unknown",
  certainty: "Unknown",
  severity: "Unknown",
} as const;
/** Grades of an ended message: past, or unknown. It requests no action from people. */
const ENDS = {
  over: { responseType: "None", urgency: "Past", certainty: "Observed" },
  replaced: UNKNOWN_END,
  gone: UNKNOWN_END,
} as const;

/** Writes the texts of a stored message: the same row gives the same texts on every site. */
export function capAlertOf(message: ListedCapMessage, siteUrl: string): CapAlert {
  const { subject, msgType, sent, expires, content } = message;
  const end = content.ended && ENDS[content.ended];
  return {
    ...{ subject, msgType, sent, expires, earlier: content.earlier },
    ...{ ...infoOf(message, siteUrl), ...end },
  };
}

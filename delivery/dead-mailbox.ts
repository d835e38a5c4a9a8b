/**
 * Codes of RFC 3463 that mean a dead mailbox: unknown name (1), unknown host (2), bad syntax (3), moved
 * without a new address (6), a domain that accepts no mail (10), or a disabled mailbox (2.1). Codes 5.1.7 and
 * 5.1.8 are about the sender.
 */
const DEAD: readonly string[] = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"];

/** Matches the start of a line of a reply: the reply code, with a bounce's type in front ("smtp; 550"). */
const REPLY_CODE = /^\s*(?:[a-z][a-z-]*;\s*)?(?:[245]\d\d(?:[\s-]+|$))?/i;
/** Status code at the start of a line. Some servers write "#5.1.1", "[5.1.1]" or "5.1.1:". */
const ENHANCED_CODE = /^[#([]*([245]\.\d{1,3}\.\d{1,3})[\])]*[:,;-]*(?=\s|$)\s*/;

/** Returns the enhanced status codes at the start of a reply's lines. A relay puts its own code first. */
function enhancedCodes(reply: string): readonly string[] {
  return reply.split(/\r?\n/).flatMap((line) => {
    const codes: string[] = [];
    let rest = line.replace(REPLY_CODE, "");
    for (let found = ENHANCED_CODE.exec(rest); found !== null; found = ENHANCED_CODE.exec(rest)) {
      codes.push(found[1] ?? "");
      rest = rest.slice(found[0].length);
    }
    return codes;
  });
}

/** Returns true if a reply's enhanced code means that the mailbox does not exist (decision 53). */
export function isDeadMailbox(reply: string): boolean {
  const codes = enhancedCodes(reply);
  return codes.length > 0 && codes.every((code) => DEAD.includes(code));
}

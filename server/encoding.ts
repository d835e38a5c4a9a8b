/** The content codings the site speaks, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const NAMES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i;

/** The best encoding an Accept-Encoding header takes; `identity` when it says nothing we know. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  // What nearly every browser sends: no need to read the rest.
  if (NAMES_BROTLI.test(accepted)) return "br";
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...options] = part.split(";").map((piece) => piece.trim());
    const isRefused = options.some((option) => /^q=0(\.0*)?$/.test(option));
    (isRefused ? refused : taken).add(name);
  }
  const isTaken = (name: Encoding) => taken.has(name) || (taken.has("*") && !refused.has(name));
  return ENCODINGS.find(isTaken) ?? "identity";
}

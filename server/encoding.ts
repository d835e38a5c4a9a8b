/** Content encodings that the site supports, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const NAMES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i;

/** Returns the best encoding that an Accept-Encoding header allows; `identity` if it allows no known one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  // Nearly all browsers allow Brotli: skip the full parsing.
  if (NAMES_BROTLI.test(accepted)) return "br";
  const refused = new Set<string>();
  const allowed = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...options] = part.split(";").map((piece) => piece.trim());
    const isRefused = options.some((option) => /^q=0(\.0*)?$/.test(option));
    (isRefused ? refused : allowed).add(name);
  }
  const isAllowed = (name: Encoding) => allowed.has(name) || (allowed.has("*") && !refused.has(name));
  return ENCODINGS.find(isAllowed) ?? "identity";
}

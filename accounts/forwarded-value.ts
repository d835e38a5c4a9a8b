/** Returns the first entry that trusted proxies added to a header: each adds one at the end. Null if none. */
export function forwardedValue(header: string | undefined, trustedProxies: number): string | null {
  if (header === undefined || trustedProxies === 0) return null;
  const values = header.split(",").map((value) => value.trim());
  return values[Math.max(0, values.length - trustedProxies)] ?? null;
}

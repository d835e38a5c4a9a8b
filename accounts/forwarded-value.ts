/** Returns the last entry of a forwarded header that only trusted proxies could have written. */
export function forwardedValue(header: string | undefined, trustedProxies: number): string | null {
  if (header === undefined || trustedProxies === 0) return null;
  const values = header.split(",").map((value) => value.trim());
  return values[Math.max(0, values.length - trustedProxies)] ?? null;
}

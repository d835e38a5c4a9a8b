/** Returns the first value that a trusted proxy added to a header, or null. Each proxy appends a value. */
export function forwardedValue(header: string | undefined, trustedProxies: number): string | null {
  if (header === undefined || trustedProxies === 0) return null;
  const values = header.split(",").map((value) => value.trim());
  return values[Math.max(0, values.length - trustedProxies)] ?? null;
}

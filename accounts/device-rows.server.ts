import type { devices } from "#database/schema.ts";
import { pushAddressOf, readPushAddress } from "#delivery/push-address.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Device } from "./account-api.ts";
import { subscriptionDigest } from "./subscription-digest.ts";

export async function deviceOf(row: typeof devices.$inferSelect, seal: Seal): Promise<Device> {
  const address = readPushAddress(pushAddressOf(row, seal) ?? "");
  return {
    id: row.id,
    kind: row.kind,
    addedAt: row.addedAt.toISOString(),
    lostAt: row.lostAt?.toISOString() ?? null,
    digest: address && "keys" in address ? await subscriptionDigest(address) : null,
  };
}

import { expect, it } from "vitest";
import type { Seal } from "#delivery/seal.server.ts";
import type { AlertRow } from "./alert-rows.server.ts";
import { A_FIRE } from "./alerts.double.ts";
import { factOf } from "./fact-of.server.ts";

const seal = { read: (sealed: string) => sealed } as Seal;
const nicknameOf = (sealedNickname: string | null) =>
  factOf(
    {
      change: { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE },
      stored: {},
      alert: {},
      place: { id: "p", sealedNickname, latitude: 47.4, longitude: -72.8 },
    } as unknown as AlertRow,
    seal,
  )?.place?.nickname;

it.each([
  ["🏕️ Chalet \u202egnol", "🏕️ Chalet gnol"],
  ["Chalet\u0000\n1", "Chalet 1"],
  ["\u202e\u0007", null],
  [null, null],
])("a nickname that an older version stored as %j becomes %j", (stored, text) => {
  expect(nicknameOf(stored)).toBe(text);
});

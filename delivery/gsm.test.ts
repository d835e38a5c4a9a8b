import { describe, expect, it } from "vitest";
import { gsmParts, gsmText } from "./gsm.ts";

describe("a text message", () => {
  it.each([
    ["Forêt d’épinettes, façade à l’île", "Foret d'épinettes, facade à l'ile"],
    ["Sacré-Cœur « à côté »…", 'Sacré-Coeur " à coté "...'],
    ["feu nº\u00a012\u202f!", "feu no 12 !"],
    ["47,44 / \u221272,78", "47,44 / -72,78"],
    ["Ñandú €5 ᓄ 中", "Ñandu €5 ? ?"],
    ["Vigie : 🏕️ Chalet gnol 👨‍👩‍👧‍👦 : feu 🔥", "Vigie : Chalet gnol : feu"],
    ["🇨🇦 Camp 1️⃣ 👩🏽‍🚒", "Camp 1"],
  ])("%s is written %s", (text, written) => expect(gsmText(text)).toBe(written));

  it("is one part of 160, then parts of 153; some characters take two places", () => {
    expect(gsmParts("x".repeat(160))).toBe(1);
    expect(gsmParts("x".repeat(161))).toBe(2);
    expect(gsmParts("x".repeat(306))).toBe(2);
    expect(gsmParts("x".repeat(307))).toBe(3);
    expect(gsmParts("€".repeat(81))).toBe(2);
  });
});

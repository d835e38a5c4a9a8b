import { describe, expect, it } from "vitest";
import { smsParts, smsText } from "./gsm.ts";

describe("text message encoding", () => {
  it.each([
    ["Fermé jusqu’à 9\u00a0h\u202f!", "Fermé jusqu'à 9 h !"],
    ["Sacré-Cœur «\u00a0à côte\u00a0»…", "Sacré-Cœur «\u00a0à côte\u00a0»…"],
    ["Sacré-Cœur «\u00a0Chalet…\u00a0»", 'Sacré-Coeur "Chalet..."'],
    ["“Cottage” – feu nº\u00a012", '"Cottage" - feu no 12'],
    ["47,44°\u00a0N\u202f; 72,78°\u00a0O", "47,44 N ; 72,78 O"],
    ["47,44 / \u221272,78", "47,44 / -72,78"],
    ["Vigie : 🏕️ Chalet gnol 👨‍👩‍👧‍👦 : feu 🔥", "Vigie : Chalet gnol : feu"],
    ["🇨🇦 Camp 1️⃣ 👩🏽‍🚒", "Camp 1"],
  ])("writes a text in the GSM alphabet if only typographic marks must be replaced: %s", (text, written) =>
    expect(smsText(text)).toBe(written),
  );

  it.each([
    "Feu hors contrôle à 3\u00a0km",
    "Forêt d’épinettes, façade à l’île",
    "Jusqu’au 5 août",
    "À l’Anse, Noël",
    "ᐃᓄᒃᔪᐊᒃ",
    "l’érablière à 45° de l’été, côté \u221272,78",
  ])("keeps Unicode if GSM would lose an accent: %s", (text) => expect(smsText(text)).toBe(text));

  it("joins letters and separate accents into single characters", () => {
    expect(smsText("e\u0301te\u0301")).toBe("été");
    expect(smsText("fe\u0302te")).toBe("fête");
  });

  it.each([
    ["Camp 🔥 : feu", "Camp : feu"],
    ["🏕️ Chalet : feu contrôlé", "Chalet : feu contrôlé"],
    ["Chalet 🏕️🔥", "Chalet"],
    ["Chalet 🔥. Feu", "Chalet. Feu"],
    ["Nord 🔥 🔥 Sud", "Nord Sud"],
    ["1️⃣ Chalet 👨‍👩‍👧 🇨🇦", "1 Chalet"],
    ["Ñandú €5 ★", "Ñandú €5"],
    ["\u202eabc\u202c\u0000\ud83d", "abc"],
  ])("drops symbols and hidden characters, with their spare spaces: %s", (text, written) =>
    expect(smsText(text)).toBe(written),
  );

  it("a text message never has a question mark in place of a character", () => {
    for (let code = 0x20; code < 0x3000; code++) {
      const character = String.fromCodePoint(code);
      const isQuestion = character === "?" || character.normalize("NFC") === "?";
      if (!isQuestion) expect(smsText(`a${character}b`)).not.toContain("?");
    }
  });

  it("a text message keeps every letter of Latin scripts", () => {
    for (let code = 0xc0; code < 0x250; code++) {
      const letter = String.fromCodePoint(code).normalize("NFC");
      if (!/\p{L}/u.test(letter) || /[œŒ]/.test(letter)) continue;
      expect(smsText(`a${letter}b`)).toBe(`a${letter}b`);
    }
  });

  it("a text in the GSM alphabet has one part of 160 or several of 153 characters, and some characters count twice", () => {
    expect(smsParts("x".repeat(160))).toBe(1);
    expect(smsParts("x".repeat(161))).toBe(2);
    expect(smsParts("x".repeat(306))).toBe(2);
    expect(smsParts("x".repeat(307))).toBe(3);
    expect(smsParts("€".repeat(81))).toBe(2);
  });

  it("a text in Unicode has one part of 70 characters, or several parts of 67 characters", () => {
    expect(smsParts("ê".repeat(70))).toBe(1);
    expect(smsParts("ê".repeat(71))).toBe(2);
    expect(smsParts("ê".repeat(134))).toBe(2);
    expect(smsParts("ê".repeat(135))).toBe(3);
  });
});

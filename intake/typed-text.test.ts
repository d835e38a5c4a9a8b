import { expect, test } from "vitest";
import { typedText } from "./typed-text.ts";

test("a typed text loses half surrogate pairs and keeps whole pairs, even in a browser of 2022", () => {
  const own = Object.getOwnPropertyDescriptor(String.prototype, "toWellFormed");
  Reflect.deleteProperty(String.prototype, "toWellFormed");
  try {
    expect(typedText("fumée 🔥\ud83d\r\nau nord\udd25\u0007")).toBe("fumée 🔥\nau nord");
  } finally {
    if (own) Object.defineProperty(String.prototype, "toWellFormed", own);
  }
});

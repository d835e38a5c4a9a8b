import { expect, it } from "vitest";
import { telOfPhone } from "./call-back.ts";

it("the `tel:` URL of a typed number from any country has only digits and a plus sign", () => {
  expect(telOfPhone("418 555-0100")).toBe("tel:4185550100");
  expect(telOfPhone("(+1) 418·555·0100")).toBe("tel:+14185550100");
  expect(telOfPhone("+33 (0)6 12 34 56 78")).toBe("tel:+33612345678");
  expect(telOfPhone("cell.: 418 555-0100 (Ann)")).toBe("tel:4185550100");
});

it("the extension of a typed number becomes `ext`, however it is written", () => {
  for (const mark of [" x 12", "x12", " ext. 12", " poste 12", ", poste : 12", " #12", " p. 12"])
    expect(telOfPhone(`418 555-0100${mark}`), mark).toBe("tel:4185550100;ext=12");
});

it("the `tel:` URL of two typed numbers has the first number", () => {
  expect(telOfPhone("418 555-0100 ou 418 555-0101")).toBe("tel:4185550100");
  expect(telOfPhone("418 555-0100 x 4185550101")).toBe("tel:4185550100");
});

import { expect, it } from "vitest";
import { telOfPhone } from "./call-back.ts";

it("strips signs from a typed number of any country", () => {
  expect(telOfPhone("418 555-0100")).toBe("tel:4185550100");
  expect(telOfPhone("(+1) 418·555·0100")).toBe("tel:+14185550100");
  expect(telOfPhone("+33 (0)6 12 34 56 78")).toBe("tel:+33612345678");
  expect(telOfPhone("cell.: 418 555-0100 (Ann)")).toBe("tel:4185550100");
});

it("separates the extension, however it is written", () => {
  for (const mark of [" x 12", "x12", " ext. 12", " poste 12", ", poste : 12", " #12", " p. 12"])
    expect(telOfPhone(`418 555-0100${mark}`), mark).toBe("tel:4185550100;ext=12");
});

it("reads the first of two numbers", () => {
  expect(telOfPhone("418 555-0100 ou 418 555-0101")).toBe("tel:4185550100");
  expect(telOfPhone("418 555-0100 x 4185550101")).toBe("tel:4185550100");
});

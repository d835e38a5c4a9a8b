import { expect, test } from "vitest";
import { dialled } from "./contact-card.tsx";

test.for([
  ["911", "tel:911"],
  ["811 (Info-Santé)", "tel:811"],
  ["*4141 (Sûreté du Québec)", "tel:*4141"],
  ["1 800 463-FEUX", "tel:+18004633389"],
  ["1 800 463\u2011FEUX (3389)", "tel:+18004633389"],
  ["1\u2011800\u2011463\u20113389 (FEUX)", "tel:+18004633389"],
  ["418 555-0100, poste 234", "tel:+14185550100"],
  ["(418)\u00a0555-0100", "tel:+14185550100"],
  ["+33 1 42 68 53 00", "tel:+33142685300"],
] as const)("%s is dialled as %s", ([phone, address]) => {
  expect(dialled(phone)).toBe(address);
});

import { expect, it } from "vitest";
import { senderLine } from "./sender.ts";
import { writingIn } from "./test-writing.ts";

it.each(["fr", "en"] as const)(
  "a letter in %s names who writes, their postal address and a contact",
  (language) => {
    const writing = writingIn(language);
    const { address, email } = writing.sender;
    const line = senderLine(writing);
    for (const said of ["Vigie, ", "vigie.example", address, email])
      expect(JSON.stringify(line)).toContain(said);
  },
);

import { expect, it } from "vitest";
import { senderLine } from "./message.ts";
import { writingIn } from "./writing.double.ts";

it.each(["fr", "en"] as const)(
  "an email in %s gives the sender's name, postal address and email address",
  (language) => {
    const writing = writingIn(language);
    const { address, email } = writing.sender;
    const line = senderLine(writing);
    for (const text of ["Vigie, ", "vigie.example", address, email])
      expect(JSON.stringify(line)).toContain(text);
  },
);

import { expect, it } from "vitest";
import { z } from "zod";
import { messageKind } from "./message.ts";
import { writingIn } from "./writing.double.ts";

it.each(["fr", "en"] as const)(
  "each email in %s, with or without its files, starts its footer with the sender's name and addresses",
  (language) => {
    const plain = {
      subject: "A",
      preheader: "B",
      blocks: [],
      footer: [{ kind: "small", text: "why" }],
    } as const;
    const kind = messageKind({
      about: z.object({}),
      mail: () => ({ ...plain, files: [], withoutFiles: plain }),
    });
    const writing = writingIn(language);
    const mail = kind.mail({}, writing);
    for (const footer of [mail?.footer, mail?.withoutFiles?.footer]) {
      expect(footer).toHaveLength(2);
      for (const text of ["Vigie, ", "vigie.example", writing.sender.address, writing.sender.email])
        expect(JSON.stringify(footer?.[0])).toContain(text);
    }
  },
);

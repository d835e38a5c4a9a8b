import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("the words of paragraphs, lists and living parts stand in their order, without addresses", () => {
  expect(
    plainText({
      type: "doc",
      content: [
        {
          type: "paragraph",
          align: null,
          content: [
            {
              type: "text",
              text: "Versez de l’eau",
              marks: [
                { type: "link", linkType: "url", href: "https://x.example/", anchor: null, target: null },
              ],
            },
          ],
        },
        {
          type: "blok",
          bloks: [
            { component: "steps", title: "Éteindre", items: [{ title: "Brassez", text: "les cendres" }] },
          ],
        },
      ],
    }),
  ).toBe("Versez de l’eau Éteindre Brassez les cendres");
});

import { expect, it } from "vitest";
import { dispatchDocument } from "./dispatch-document.ts";

it("docs/api/dispatch.json says what dispatch is sent (vitest --update writes it anew)", async () => {
  await expect(`${JSON.stringify(dispatchDocument(), null, 2)}\n`).toMatchFileSnapshot(
    "../../docs/api/dispatch.json",
  );
});

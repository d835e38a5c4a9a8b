import { createHmac } from "node:crypto";
import { idOf } from "../identity.ts";
import { SPACE } from "../space.ts";
import type { Publication } from "./newsroom.ts";

/** Tells a site of publications as the service does: a signed call that nothing waits for. */
export function announcer(
  address: string,
  secret: string,
  report: (line: string) => void,
): (publication: Publication) => void {
  return ({ action, path }) => {
    const body = JSON.stringify({
      text: `The editor ${action} the story ${path}`,
      action,
      space_id: SPACE.id,
      story_id: idOf(path),
      full_slug: path,
    });
    const signature = createHmac("sha1", secret).update(body).digest("hex");
    fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "webhook-signature": signature },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok, status }) => ok || report(`sandbox content: ${address} answered ${status}`),
      (error) => report(`sandbox content: ${address} cannot be told: ${String(error)}`),
    );
  };
}

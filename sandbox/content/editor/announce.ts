import { createHmac } from "node:crypto";
import { DATASOURCE } from "../dictionary.ts";
import { idOf } from "../identity.ts";
import { SPACE } from "../space.ts";
import type { JsonObject } from "../story.ts";
import type { Publication } from "./newsroom.ts";

export interface Announcer {
  story(publication: Publication): void;
  dictionary(): void;
}

/** Creates an announcer. It sends signed requests to a site, and does not wait for the responses. */
export function announcer(address: string, secret: string, report: (line: string) => void): Announcer {
  const tell = (what: JsonObject) => {
    const body = JSON.stringify({ ...what, space_id: SPACE.id });
    const signature = createHmac("sha1", secret).update(body).digest("hex");
    fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "webhook-signature": signature },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok, status }) => ok || report(`sandbox content: ${address} responded ${status}`),
      (error) => report(`sandbox content: cannot notify ${address}: ${String(error)}`),
    );
  };
  return {
    story: ({ action, path }) =>
      tell({
        text: `The editor ${action} the story ${path}`,
        action,
        story_id: idOf(path),
        full_slug: path,
      }),
    dictionary: () =>
      tell({
        text: "The editor updated entries of the dictionary",
        action: "entries_updated",
        datasource_slug: DATASOURCE.slug,
      }),
  };
}

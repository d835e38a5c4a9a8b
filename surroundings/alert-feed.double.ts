import { createCleanings } from "#territory/cleanings.ts";
import { activeAlerts } from "./alerts-at.ts";
import { NOW, UNSET } from "./examples.double.ts";
import { createSurroundingsReadings } from "./surroundings-readings.server.ts";

export const FEED = "https://alerts.example/feed";
const XML = { headers: { "content-type": "application/cap+xml; charset=utf-8" } };

/** Creates a reader of official alerts from a feed and its files, which can change between two polls. */
export function service(
  feed: () => string,
  files: Record<string, string | (() => Response)> = {},
  address = FEED,
) {
  const requests: string[] = [];
  let now = NOW.getTime();
  const reading = createSurroundingsReadings({
    settings: { ...UNSET, PUBLIC_ALERTS_URL: address },
    ...{ everySeconds: 60, now: () => now, cleanings: createCleanings() },
    async fetch(input) {
      const url = String(input);
      requests.push(url);
      if (url === address) return new Response(feed(), XML);
      const file = files[url];
      if (typeof file === "function") return file();
      return file === undefined ? new Response(null, { status: 404 }) : new Response(file, XML);
    },
  }).publicAlerts;
  if (!reading) throw new Error("The source is set");
  return {
    requests,
    pass: (hours: number) => {
      now += hours * 3_600_000;
    },
    async read() {
      await reading.refresh();
      const { value, failing, dropped } = reading.current();
      const messages = value?.records ?? [];
      const inForce = activeAlerts(messages, new Date(now)).map(({ message }) => message.identifier);
      return { inForce: inForce.sort(), failing, dropped, messages, isWhole: value?.isWhole };
    },
  };
}

export const at = (name: string) => `https://alerts.example/cap/${name}.xml`;

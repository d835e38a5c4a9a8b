import type { Database } from "#database/open.server.ts";
import { changes } from "#database/schema.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { Faults } from "#sandbox/faults.ts";
import { fireDataApp } from "#sandbox/fire-data/app.ts";
import type { ScenarioName } from "#sandbox/season/scenarios.ts";
import { newState, SeasonControls } from "#sandbox/season/season-controls.ts";
import { PATHS } from "#sandbox/surroundings/addresses.ts";
import { surroundingsApp } from "#sandbox/surroundings/app.ts";

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Changes or drops a response of the data service before the client gets it. */
export type Tamper = (path: string, answer: unknown) => Response | Promise<Response>;

/** A season of the sandbox in this process, with a clock that the test moves. */
export class SimulatedSeason {
  #now: number;
  readonly controls: SeasonControls;
  readonly #app: ReturnType<typeof fireDataApp>;
  /** Texts of the orders' files, by link. Each file is only read once, because the files never change. */
  readonly #files = new Map<string, string>();
  readonly #around: ReturnType<typeof surroundingsApp>;

  constructor(scenario: ScenarioName, seed: number, start: Date) {
    this.#now = start.getTime();
    const state = newState(scenario, seed, 0, this.#now);
    this.controls = new SeasonControls(
      () => this.#now,
      state,
      () => {},
    );
    this.#app = fireDataApp(this.controls, new Faults(), { fromMs: 0, toMs: 0 });
    this.#around = surroundingsApp(this.controls, new Faults());
  }

  now = () => new Date(this.#now);

  wait(ms: number): void {
    this.#now += ms;
  }

  /** Returns the data service's current response. */
  async raw(path: string): Promise<unknown> {
    return (await this.#app.request(path)).json();
  }

  /** Returns the response of a source of another authority to a request for a path or URL. */
  around = async (path: string) => this.#around.request(path);

  /** Returns the CAP files of Alert Ready. */
  async orders(): Promise<string[]> {
    const feed = await (await this.around(PATHS.publicAlerts)).text();
    const links = [...feed.matchAll(/<link rel="alternate"[^>]*href="[^"]*?(\/naad\/[^"]+)"/g)];
    return Promise.all(
      links.map(async ([, path = ""]) => {
        const file = this.#files.get(path) ?? (await (await this.around(path)).text());
        this.#files.set(path, file);
        return file;
      }),
    );
  }

  /** Returns the response with the latest observations of air quality. */
  async air(): Promise<unknown> {
    const query = "f=json&latest=true&limit=500";
    return (
      await this.around(`${PATHS.weather}/collections/aqhi-observations-realtime/items?${query}`)
    ).json();
  }

  /** Returns the features of a layer from a source of another authority. */
  async layer(path: string, typeNames: string, filter = ""): Promise<unknown> {
    const query = `service=WFS&version=2.0.0&request=GetFeature&typeNames=${typeNames}&srsName=EPSG:4326`;
    const format = path === PATHS.roads ? "geojson" : "application/json";
    return (await this.around(`${path}?${query}&outputFormat=${format}&count=20000${filter}`)).json();
  }

  /** Creates the site's own client for the simulated data service. */
  client(tamper?: Tamper) {
    return createFireDataClient({
      baseUrl: "http://fire-data.test",
      test: false,
      timeLimitMs: 1000,
      now: () => this.#now,
      fetch: async (input) => {
        const { pathname, search } = new URL(String(input));
        const answer = await this.#app.request(pathname + search);
        return tamper ? tamper(pathname, await answer.json()) : answer;
      },
    });
  }
}

/**
 * Returns fires as the real service does: most lack the zone and the region. The site then finds both from
 * the MRC and the point of origin.
 */
export const placeless: Tamper = (path, body) => {
  if (!path.startsWith("/public/feux") || !Array.isArray(body)) return Response.json(body);
  return Response.json(
    body.map((record: Readonly<Record<string, unknown>>) =>
      Number(record.NoFeu) % 3 === 0 ? record : { ...record, Zone: null, RegionAdministrative: null },
    ),
  );
};

/** Returns every stored change as one line: time, kind and figures before and after. */
export async function storedChanges(database: Database): Promise<string[]> {
  const rows = await database.run((queries) => queries.select().from(changes).orderBy(changes.id));
  return rows.map(({ kind, subject, before, after, observedAt }) =>
    [
      observedAt.toISOString(),
      kind,
      ...(kind.startsWith("restriction") ? [] : [subject]),
      figures(kind, before),
      "→",
      figures(kind, after),
    ].join(" "),
  );
}

/** Returns the figures that a change of this kind concerns, before or after the change. */
function figures(kind: string, side: unknown): string {
  if (side === null) return "-";
  const of = (name: string) => {
    const value: unknown = Reflect.get(Object(side), name);
    return Array.isArray(value) ? value.join("+") : String(value);
  };
  if (kind === "danger") return of("level");
  if (kind === "fire-size") return of("sizeHa");
  if (kind === "fire-contained") return of("containedAt");
  if (kind === "fire-new") return ["statusId", "region", "zone"].map(of).join(",");
  if (kind.startsWith("fire")) return of("statusId");
  return ["type", "regions", "startsAt", "endsAt"].map(of).join(",");
}

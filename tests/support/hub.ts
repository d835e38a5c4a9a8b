export interface Fault {
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: string;
  readonly retryAfterS?: number;
}

export interface Season {
  readonly scenario: "summer" | "june-2023" | "winter";
  readonly seed?: number;
  readonly date?: string;
}

/** The sandbox's controls. */
export class Hub {
  readonly port: number;
  readonly url: string;
  /** Base of the public data API behind this hub. */
  readonly fireDataUrl: string;
  /** Base of the geocoder behind it. */
  readonly geocoderUrl: string;
  /** Origin of the content service behind it. */
  readonly contentUrl: string;

  constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.fireDataUrl = `http://127.0.0.1:${port + 1}`;
    this.contentUrl = `http://127.0.0.1:${port + 2}`;
    this.geocoderUrl = `http://127.0.0.1:${port + 4}/apis/icherche`;
  }

  async #send(method: string, path: string, body?: unknown): Promise<void> {
    const answer = await fetch(this.url + path, {
      method,
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  }

  putSeason = (season: Season) => this.#send("PUT", "/season", { seed: 1, ...season });
  /** Starts one more fire, as the season draws it but for what is given. */
  startFire = (fields: object = {}) => this.#send("POST", "/season/fires", fields);
  /** @param id `{year}-{number}` */
  changeFire = (id: string, fields: object) => this.#send("PATCH", `/season/fires/${id}`, fields);
  putFires = (fires: unknown) => this.#send("PUT", "/season/fires", fires);
  putFault = (
    fault: Fault,
    service: "fire-data" | "geocoder" | "content" | "identity" | "mail" | "sms" | "dispatch" = "fire-data",
  ) => this.#send("PUT", `/faults/${service}`, fault);
  postMeasure = (measure: unknown) => this.#send("POST", "/season/measures", measure);
  clearFaults = () => this.#send("DELETE", "/faults");
}

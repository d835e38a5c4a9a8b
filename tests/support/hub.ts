/** The fires' service is the one that fails in these tests. */
export interface Fault {
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: string;
}

export interface Season {
  readonly scenario: "summer" | "june-2023" | "winter";
  readonly seed?: number;
  readonly date?: string;
}

/** The sandbox's controls. */
export class Hub {
  readonly #url: string;
  /** Base of the public data API behind this hub. */
  readonly fireDataUrl: string;

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}`;
    this.fireDataUrl = `http://127.0.0.1:${port + 1}`;
  }

  async #send(method: string, path: string, body?: unknown): Promise<void> {
    const answer = await fetch(this.#url + path, {
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
  putFires = (fires: unknown) => this.#send("PUT", "/season/fires", fires);
  postMeasure = (measure: unknown) => this.#send("POST", "/season/measures", measure);
  putFault = (fault: Fault) => this.#send("PUT", "/faults/fire-data", fault);
  clearFaults = () => this.#send("DELETE", "/faults");
}

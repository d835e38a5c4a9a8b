import { Faults } from "../faults.ts";
import { hubApp } from "../hub/app.ts";
import { Outbox } from "../outbox/outbox.ts";
import type { ScenarioName } from "../season/scenarios.ts";
import { newState, SeasonControls } from "../season/season-controls.ts";
import { surroundingsApp } from "./app.ts";

export const START = Date.parse("2026-11-29T18:30:10Z");

/** Creates a season whose clock a test can move, its hub, and the sources around its fires. */
export function surroundingsOf(scenario: ScenarioName, seed = 20) {
  const clock = { now: START };
  const controls = new SeasonControls(
    () => clock.now,
    newState(scenario, seed, 0, START),
    () => undefined,
  );
  const faults = new Faults();
  const app = surroundingsApp(controls, faults);
  const hub = hubApp({
    ...{ controls, faults, basePort: 4000, outbox: new Outbox(), people: { list: () => [] } },
    ...{ dispatchSecret: "whsec_", identity: { rotateKeys: async () => {} } },
  });
  return {
    ...{ clock, controls, app, hub, faults },
    async ask(method: string, path: string, body?: unknown) {
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      const response = await hub.request(path, init);
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    },
    async text(path: string): Promise<string> {
      return (await app.request(path)).text();
    },
    async json(path: string) {
      const response = await app.request(path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}

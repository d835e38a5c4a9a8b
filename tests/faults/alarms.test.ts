import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAILURES, type Failure } from "./alarm-failures.ts";
import { type Installation, startInstallation } from "./alarm-installation.ts";

/** Number of Prometheus scrapes after which an alarm without `for` would have fired. */
const SCRAPES = 10;

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation?.remove());

type Labels = Readonly<Record<string, string>>;
const has = (alarms: readonly Labels[], name: string, labels: Labels) =>
  alarms.some((alarm) =>
    Object.entries({ ...labels, alertname: name }).every(([label, value]) => alarm[label] === value),
  );
const alarmsOf = ({ failure, alarms }: Failure) =>
  Object.entries(alarms).map(([name, labels]) => [failure, name, labels] as const);

test("no alarm fires while the installation is healthy", async () => {
  const { prometheus } = installation;
  await installation.archived();
  await expect.poll(() => prometheus.query(`sum_over_time(up[1m]) >= ${SCRAPES}`)).toHaveLength(2);
  await expect.poll(prometheus.firing).toEqual([]);
});

describe.each(FAILURES)("$group", ({ failures, after }) => {
  const alarms = failures.flatMap(alarmsOf);
  const ends: (() => Promise<unknown>)[] = [];
  let beganAt: number;
  beforeAll(async () => {
    const before = await installation.prometheus.firing();
    expect(alarms.filter(([, name, labels]) => has(before, name, labels))).toEqual([]);
    beganAt = Date.now();
    for (const { inject } of failures) await inject(installation, (end) => void ends.push(end));
    await after?.(installation);
  });
  afterAll(() => Promise.all(ends.map((end) => end())));

  test.each(alarms)("if %s, the alarm %s fires", async (_, name, labels) => {
    const fired = () => installation.prometheus.firedSince(beganAt);
    await expect.poll(async () => has(await fired(), name, labels)).toBe(true);
  });
});

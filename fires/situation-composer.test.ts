import { expect, test } from "vitest";
import { exampleFire, squareAround } from "./examples.double.ts";
import type { Reading, Situation } from "./model.ts";
import { createComposer } from "./situation.server.ts";

const AT = new Date("2026-07-01T12:00:00Z");
const known = <T>(value: T): Reading<T> => ({ value, readAt: AT, failing: false, dropped: 0 });
const never = { value: null, readAt: null, failing: true, dropped: 0 };

function answers(changes: Partial<Situation> = {}): Situation {
  return {
    fires: never,
    containedFires: never,
    statistics: { intensive: never, northern: never },
    danger: never,
    zoneShapes: never,
    restrictions: never,
    causes: never,
    geographicCodes: never,
    ...changes,
  };
}

const compose = (changes: Partial<Situation>) => createComposer()(answers(changes));
const placeless = exampleFire({ region: null, zone: null });
const shapes = known([{ zone: 26, name: "La Tuque", geometry: squareAround(-72.8, 47.4) }]);

test("the value of a path that never answered is null", () => {
  expect(compose({})).toEqual(answers());
});

test("a fire without region and zone gets the region and the zone that contain its point", () => {
  expect(compose({ fires: known([placeless]) }).fires.value).toMatchObject([{ region: "04", zone: 26 }]);
});

test("the region and zone from the API are kept", () => {
  const fires = known([exampleFire({ region: "09", zone: null }), exampleFire({ region: null, zone: 42 })]);
  expect(compose({ fires }).fires.value).toMatchObject([
    { region: "09", zone: 26 },
    { region: "04", zone: 42 },
  ]);
});

test("a fire without a point stays without region and zone", () => {
  const fires = known([exampleFire({ at: null, mrc: null, region: null, zone: null })]);
  expect(compose({ fires }).fires.value).toMatchObject([{ region: null, zone: null }]);
});

test("the service's own zone shapes take precedence over the packaged shapes", () => {
  const moved = known([{ zone: 11, name: "", geometry: squareAround(-72.8, 47.4) }]);
  const { fires } = compose({ fires: known([placeless]), zoneShapes: moved });
  expect(fires.value?.map(({ zone }) => zone)).toEqual([11]);
});

test("contained fires are a separate list, and give their containment dates to the same fires in the main list", () => {
  const containedAt = new Date("2026-07-02T00:00:00Z");
  const northern = exampleFire({ protection: "northern" });
  const { fires, containedFires } = compose({
    fires: known([northern, exampleFire({ id: "2026-2" })]),
    containedFires: known([exampleFire({ containedAt }), exampleFire({ id: "2026-3", containedAt })]),
  });
  expect(fires.value?.map((fire) => [fire.id, fire.containedAt])).toEqual([
    ["2026-101", containedAt],
    ["2026-2", null],
  ]);
  expect(containedFires.value?.map(({ id, protection }) => [id, protection])).toEqual([
    ["2026-101", "northern"],
    ["2026-3", "intensive"],
  ]);
});

test("a fire's own containment date is kept", () => {
  const own = new Date("2026-07-01T00:00:00Z");
  const { fires } = compose({
    fires: known([exampleFire({ containedAt: own })]),
    containedFires: known([exampleFire({ containedAt: new Date("2026-07-09T00:00:00Z") })]),
  });
  expect(fires.value?.[0]?.containedAt).toEqual(own);
});

test("danger zones get their names from the shapes", () => {
  const danger = known([{ zone: 26, name: "", days: [null, null, null] as const }]);
  expect(compose({ danger, zoneShapes: shapes }).danger.value?.[0]?.name).toBe("La Tuque");
});

test("the situation has the age and the failure of each reading", () => {
  const fires = { value: [placeless], readAt: AT, failing: true, dropped: 2 };
  expect(compose({ fires }).fires).toMatchObject({ readAt: AT, failing: true, dropped: 2 });
});

test("the values of several responses are joined again only after a new response", () => {
  const composeOnce = createComposer();
  const fires = known([{ ...placeless, mrc: null }]);
  const first = composeOnce(answers({ fires }));
  const second = composeOnce(answers({ fires: { ...fires, failing: true } }));
  expect(second.fires.value).toBe(first.fires.value);
  expect(second.fires.failing).toBe(true);
  expect(composeOnce(answers({ fires: known([placeless]) })).fires.value).not.toBe(first.fires.value);
});

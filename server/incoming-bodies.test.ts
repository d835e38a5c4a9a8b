import { expect, it } from "vitest";
import { boundedBody } from "#territory/bounded-body.ts";
import { createIncomingBodies } from "./incoming-bodies.ts";

let time = 0;
const coming = (limits = { most: 2, mostOfOne: 1 }) => createIncomingBodies({ ...limits, now: () => time });
/** Returns a sender, which has a range of its own by default. */
const of = (network: string, range = network) => ({ network, range });

/** A body that arrives as the test sends it. */
function sending() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  return {
    request: { body: readable, headers: new Headers() },
    send: (bytes: number) => writer.write(new Uint8Array(bytes)),
    end: () => writer.close(),
  };
}
const lengthOf = async (request: Pick<Request, "body">) => (await boundedBody(request, 2_000_000))?.length;
const LITTLE = { body: null, headers: new Headers() };
const here = async () => "here";

it("if all slots are taken, a body that arrives too slowly loses its slot to the next sender", async () => {
  const turns = coming();
  const slow = sending();
  const steady = sending();
  const ofSlow = turns.run(of("slow"), slow.request, lengthOf);
  const ofSteady = turns.run(of("steady"), steady.request, lengthOf);
  await slow.send(1);
  await steady.send(500_000);
  time += 19_000;
  expect(await turns.run(of("other"), LITTLE, here)).toBe("busy");
  time += 2_000;
  expect(await turns.run(of("other"), LITTLE, here)).toBe("here");
  expect(await ofSlow).toBe("busy");
  // About 24 KB/s, as on a weak network.
  await steady.send(500_000);
  const later = sending();
  const ofLater = turns.run(of("later"), later.request, lengthOf);
  time += 21_000;
  expect(await turns.run(of("other"), LITTLE, here)).toBe("here");
  expect(await ofLater).toBe("busy");
  await steady.end();
  expect(await ofSteady).toBe(1_000_000);
});

it("a range with the most slots loses its oldest body's slot to a range with fewer slots, not to another sender of the same range", async () => {
  const turns = coming({ most: 4, mostOfOne: 2 });
  const senders = [of("a", "many"), of("a", "many"), of("b", "many"), of("c", "few")];
  const bodies = senders.map(() => sending());
  const done = bodies.map(({ request }, at) => turns.run(senders[at] ?? of(""), request, lengthOf));
  await Promise.all(bodies.map(({ send }) => send(1)));
  expect(await turns.run(of("d", "many"), LITTLE, here)).toBe("busy");
  const newcomer = sending();
  const ofNewcomer = turns.run(of("e", "new"), newcomer.request, lengthOf);
  expect(await done[0]).toBe("busy");
  // "many" has two slots left, so a second slot for "few" would only move the shortage.
  expect(await turns.run(of("c", "few"), LITTLE, here)).toBe("busy");
  await Promise.all([...bodies.slice(1), newcomer].map(({ end }) => end()));
  expect(await Promise.all([...done.slice(1), ofNewcomer])).toEqual([1, 1, 1, 0]);
});

it("a slow body is read to its end if no other sender needs its slot", async () => {
  const turns = coming();
  const slow = sending();
  const done = turns.run(of("slow"), slow.request, lengthOf);
  await slow.send(1);
  time += 100_000;
  expect(await turns.run(of("other"), LITTLE, here)).toBe("here");
  await slow.end();
  expect(await done).toBe(1);
});

it("a request keeps its slot after its whole body has arrived", async () => {
  const turns = coming();
  const bodies = [sending(), sending()];
  const { promise: worked, resolve } = Promise.withResolvers<void>();
  const done = bodies.map(({ request }, sender) =>
    turns.run(of(String(sender)), request, async (body) => {
      const length = await lengthOf(body);
      await worked;
      return length;
    }),
  );
  await Promise.all(bodies.map(({ send }) => send(1)));
  await Promise.all(bodies.map(({ end }) => end()));
  await new Promise((soon) => setTimeout(soon, 10));
  time += 100_000;
  expect(await turns.run(of("other"), LITTLE, here)).toBe("busy");
  resolve();
  expect(await Promise.all(done)).toEqual([1, 1]);
});

it("a refused body that was not read stays unlocked, so that the server can drop the body", async () => {
  const { request } = sending();
  expect(await coming().run(of("one"), request, here)).toBe("here");
  expect(request.body.locked).toBe(false);
});

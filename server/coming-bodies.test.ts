import { expect, it } from "vitest";
import { boundedBody } from "./bounded-body.ts";
import { createComingBodies } from "./coming-bodies.ts";

let time = 0;
const coming = () => createComingBodies({ most: 2, mostOfOne: 1, now: () => time });

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
const lengthOf = async (request: Pick<Request, "body">) => (await boundedBody(request))?.length;
const LITTLE = { body: null, headers: new Headers() };
const here = async () => "here";

it("only the slowest body loses its slot while all slots are taken", async () => {
  const turns = coming();
  const slow = sending();
  const steady = sending();
  const ofSlow = turns.take("slow", slow.request, lengthOf);
  const ofSteady = turns.take("steady", steady.request, lengthOf);
  await slow.send(1);
  await steady.send(100_000);
  time += 19_000;
  expect(await turns.take("other", LITTLE, here)).toBe("busy");
  time += 2_000;
  expect(await turns.take("other", LITTLE, here)).toBe("busy");
  expect(await ofSlow).toBe("busy");
  expect(await turns.take("other", LITTLE, here)).toBe("here");
  await steady.end();
  expect(await ofSteady).toBe(100_000);
});

it("a slow body is read to its end while nobody waits", async () => {
  const turns = coming();
  const slow = sending();
  const done = turns.take("slow", slow.request, lengthOf);
  await slow.send(1);
  time += 100_000;
  expect(await turns.take("other", LITTLE, here)).toBe("here");
  await slow.end();
  expect(await done).toBe(1);
});

it("a request keeps its slot after its whole body has arrived", async () => {
  const turns = coming();
  const bodies = [sending(), sending()];
  const { promise: worked, resolve } = Promise.withResolvers<void>();
  const done = bodies.map(({ request }, sender) =>
    turns.take(String(sender), request, async (body) => {
      const length = await lengthOf(body);
      await worked;
      return length;
    }),
  );
  await Promise.all(bodies.map(({ send }) => send(1)));
  await Promise.all(bodies.map(({ end }) => end()));
  await new Promise((soon) => setTimeout(soon, 10));
  time += 100_000;
  expect(await turns.take("other", LITTLE, here)).toBe("busy");
  resolve();
  expect(await Promise.all(done)).toEqual([1, 1]);
});

it("a body that is refused unread stays whole, so that the server can drop it", async () => {
  const { request } = sending();
  expect(await coming().take("one", request, here)).toBe("here");
  expect(request.body.locked).toBe(false);
});

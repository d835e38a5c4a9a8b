import { expect, test, vi } from "vitest";
import { activeAlerts } from "./alerts-at.ts";
import { exampleOrder } from "./orders.double.ts";

test("each reference of a long chain is followed only once, even if many messages refer to the end of the chain", () => {
  const count = 1_000;
  const chain = Array.from({ length: count }, (_, index) =>
    exampleOrder({
      key: `${index}`,
      sentAt: new Date(2_000 + index),
      references: index ? [`${index - 1}`] : [],
    }),
  );
  // Each of these messages is earlier than the message it refers to, so it replaces no message.
  const others = Array.from({ length: count }, (_, index) =>
    exampleOrder({ key: `other ${index}`, sentAt: new Date(1_000), references: [`${count - 1}`] }),
  );
  const get = vi.spyOn(Map.prototype, "get");
  const alerts = activeAlerts([...chain, ...others], new Date(3_000));
  const looks = get.mock.calls.length;
  get.mockRestore();
  const ids = new Map(alerts.map(({ id, message }) => [message.key, id]));
  expect(ids.get(`${count - 1}`)).toBe("0");
  expect(new Set(ids.values()).size).toBe(count + 1);
  expect(looks).toBeLessThan(20 * count);
});

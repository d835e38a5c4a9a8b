import { expect, test } from "vitest";
import type { AlertMessage } from "#surroundings/model.ts";
import { exampleOrder, ordersAround } from "#surroundings/orders.double.ts";
import { QUEBEC } from "#surroundings/page-ground.server.ts";
import { alertsNoticeMarkup } from "./official-alerts.server.tsx";
import { officialAlertsOn } from "./surroundings-view.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");

function notice(records: readonly AlertMessage[], { failing = false, now = NOW, search = "" } = {}) {
  const alerts = officialAlertsOn(ordersAround(records, failing), QUEBEC, { language: "en", now });
  return alertsNoticeMarkup(alerts, "en", search);
}

test("a notice of official alerts lists each alert with its areas, and links to the list", () => {
  const markup = notice([exampleOrder()], { search: "?webviews=true" });
  expect(markup).toContain("1 official order or alert in force in Quebec");
  expect(markup).toContain("Evacuate La Tuque (La Tuque)");
  expect(markup).toContain('href="/en/current-situation/?webviews=true#alerts"');
});

test("a notice of more than four official alerts counts the alerts that it does not list", () => {
  const orders = Array.from({ length: 6 }, (_, at) =>
    exampleOrder({ key: `a,${at}`, identifier: String(at) }),
  );
  const markup = notice(orders);
  expect(markup?.match(/Evacuate La Tuque/g)).toHaveLength(4);
  expect(markup).toContain("2 other orders or alerts");
});

test("without official alerts, a notice only appears if their source does not respond", () => {
  expect(notice([])).toBeNull();
  const later = new Date(NOW.getTime() + 6 * 3_600_000);
  expect(notice([], { failing: true, now: later })).toContain("we cannot tell which orders are in force");
});

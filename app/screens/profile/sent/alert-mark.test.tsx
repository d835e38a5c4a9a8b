import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ALERT_ICONS, type AlertType } from "#fires/alert-icons.ts";
import { STATUS_ORDER } from "#fires/status.ts";
import { STATUS_LOOKS } from "../../../parts/fire/marks.tsx";
import { AlertMark } from "./alert-mark.tsx";

const ALERT_TYPES = Object.keys(ALERT_ICONS).map(
  (key) => (/^\d$/.test(key) ? Number(key) : key) as AlertType,
);

test("the list of sent alerts draws its own icon for each type of alert", () => {
  const drawings = ALERT_TYPES.map((type) => renderToStaticMarkup(<AlertMark type={type} />));
  expect(new Set(drawings.map((html) => / d="([^"]+)"/.exec(html)?.[1])).size).toBe(ALERT_TYPES.length);
  for (const html of drawings) expect(html).toMatch(/aria-hidden="true"/);
});

test.each(STATUS_ORDER)("status %s has the same shape in emails as on pages", (id) => {
  expect(ALERT_ICONS[id].shape).toBe(STATUS_LOOKS[id].shape);
});

import { expect, test } from "vitest";
import { writingIn } from "#delivery/writing.double.ts";
import { ALERT_ICONS, type AlertType } from "#fires/alert-icons.ts";
import type { Change } from "#history/change.ts";
import { ALERT_MESSAGES } from "./alert-message.ts";
import { A_FIRE } from "./alerts.double.ts";
import { RELEASE_MESSAGES } from "./release-message.ts";

const ALERT_TYPES = Object.keys(ALERT_ICONS) as AlertType[];

const channel = (part: string) => {
  const share = Number.parseInt(part, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
function luminance(colour: string): number {
  const [red = "", green = "", blue = ""] = colour.slice(1).match(/../g) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("each of the thirteen alert types has an icon with its own shape and its own character", () => {
  const icons = ALERT_TYPES.map((type) => ALERT_ICONS[type]);
  expect(new Set(icons.map(({ glyph }) => glyph)).size).toBe(13);
  expect(new Set(icons.map(({ shape }) => shape)).size).toBe(13);
});

test.each(ALERT_TYPES)(
  "the icon of type %s has enough contrast on the light and the dark background of an email",
  (type) => {
    const { colour } = ALERT_ICONS[type];
    for (const sheet of ["#ffffff", "#16241e"]) expect(contrast(colour, sheet)).toBeGreaterThanOrEqual(3);
  },
);

test.each([
  [{ kind: "fire-new", subject: "2026-12", before: null, after: { ...A_FIRE, statusId: 3 } }, "▲"],
  [{ kind: "danger", subject: "26", before: { level: 3 }, after: { level: 4 } }, "▣"],
])("the heading of an alert's email starts with the icon of its change: %j", (change, glyph) => {
  const fact = { change: change as unknown as Change, observedAt: new Date(), place: null };
  const about = { facts: [fact], isUrgent: false, stopKey: "id.mark", insteadOf: null, delayedSince: null };
  const [heading] = ALERT_MESSAGES.alert.mail(about, writingIn("en"))?.blocks ?? [];
  expect(heading?.kind === "heading" && heading.icon?.glyph).toBe(glyph);
});

test("the heading of a press release's email has the `content` icon", () => {
  const about = { title: "A", summary: "", path: "/a/", key: null, stopKey: null };
  const [heading] = RELEASE_MESSAGES.release.mail(about, writingIn("fr"))?.blocks ?? [];
  expect(heading).toEqual({ kind: "heading", text: "A", icon: ALERT_ICONS.content });
});

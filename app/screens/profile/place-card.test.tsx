import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import type { Place } from "#accounts/account-api.ts";
import type { PlaceView } from "../../parts/place-answer/place-view.server.ts";
import { PlaceCard } from "./place-card.tsx";

test("the card of a saved place has its parts in the same order as the home page", () => {
  const place = {
    ...{
      subscriptionId: "1",
      nickname: "Chalet",
      type: "cottage",
      latitude: 48,
      longitude: -72,
      radiusKm: 30,
    },
    ...{ emailNotification: false, smsNotification: false, pushNotification: false },
  } as unknown as Place;
  const answer = {
    ...{
      kind: "answer",
      name: null,
      position: "48 N",
      region: null,
      danger: null,
      restrictions: "unavailable",
    },
    ...{ doubt: null, nearest: [], withinKm: 100, others: [], full: { here: "48,-72" } },
    openFire: { tone: "no", question: "Fire?", words: "No fire.", reasons: [], freeUntil: null },
    ...{ officialAlerts: "<!--a-->ORDERS", air: "<!--b-->AIR", roads: "<!--c-->ROADS" },
  } as unknown as PlaceView;
  const element = <PlaceCard place={place} answer={answer} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/en/"] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const parts = ["ORDERS", "No fire.", "Restrictions in force here", "AIR", "No active fire", "ROADS"];
  const places = parts.map((part) => html.indexOf(part));
  expect(Math.min(...places), JSON.stringify(places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

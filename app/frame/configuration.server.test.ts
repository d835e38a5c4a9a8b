import { describe, expect, test } from "vitest";
import type { Configuration } from "#content/read-configuration.ts";
import "../i18n/dictionary.ts";
import { ownText } from "../i18n/bilingual-texts.ts";
import { siteConfiguration } from "./configuration.server.ts";

const NOTHING: Configuration = {
  header: null,
  agency: null,
  footer: null,
  social: null,
  apps: null,
  numbers: [],
  alerts: [],
  crisis: null,
  shareImage: null,
  texts: {},
};
const set = (configuration: Partial<Configuration>, language: "fr" | "en" = "fr") =>
  siteConfiguration({ ...NOTHING, ...configuration }, language);
const MAP = { label: "La carte", to: { screen: "map", anchor: null } };
const SITE = { label: "Québec", to: { href: "https://www.quebec.ca/", anchor: "feux" } };

describe("configuration sent to the browser", () => {
  test("sends no configuration while editors set nothing", () => {
    expect(siteConfiguration(null, "fr")).toBeUndefined();
    expect(set({ texts: { "site.name": "Autre" } })).toBeUndefined();
  });

  test("sends the share image as an address", () => {
    const shareImage = { path: "/f/1/1600x900/ab/feu.jpg", width: 1600, height: 900 };
    expect(set({ shareImage })).toEqual({ shareImage: "/images/1200/f/1/1600x900/ab/feu.jpg" });
  });

  test("sends links as addresses in the page's language", () => {
    const header = [MAP, { label: "Ailleurs", items: [SITE] }];
    const [fr, en] = [set({ header })?.header, set({ header }, "en")?.header];
    expect(fr).toEqual([
      { label: "La carte", to: "/carte/" },
      { label: "Ailleurs", items: [{ label: "Québec", to: "https://www.quebec.ca/#feux" }] },
    ]);
    expect(en?.[0]).toEqual({ label: "La carte", to: "/en/map/" });
  });

  test("omits a menu that equals the site's own", () => {
    const agency = (["about-hub", "careers", "contact"] as const).map((screen, at) => ({
      label: ownText("fr", ["nav.about", "nav.careers", "nav.contact"][at] ?? "") ?? "",
      to: { screen, anchor: null },
    }));
    expect(set({ agency })).toBeUndefined();
    expect(set({ agency: agency.toReversed() })?.agency?.[0]?.to).toBe("/nous-joindre/");
  });

  test("omits a message with the site's own text, unless it is shown on arrival", () => {
    const offline = { slug: "offline", type: "error", isOnArrival: false } as const;
    const own = { ...offline, label: [{ text: ownText("fr", "toast.offline") ?? "" }] };
    expect(set({ alerts: [own] })).toBeUndefined();
    const other = { ...offline, label: [{ text: "Sans réseau." }] };
    expect(set({ alerts: [own, other] })?.alerts).toEqual([other]);
    expect(set({ alerts: [{ ...own, isOnArrival: true }] })?.alerts).toHaveLength(1);
  });

  test.each([
    ["511", "tel:511"],
    ["418 555\u20110123", "tel:+14185550123"],
    ["+1 800 555 0123", "tel:+18005550123"],
  ])("formats the number %s as the link %s", (number, href) => {
    expect(set({ numbers: [{ label: "Routes", number }] })?.numbers?.[0]?.href).toBe(href);
  });

  test("sends a crisis with its link to read more", () => {
    const crisis = { words: "Évacuez.", link: MAP };
    expect(set({ crisis })).toEqual({
      crisis: { words: "Évacuez.", link: { label: "La carte", to: "/carte/" } },
    });
  });
});

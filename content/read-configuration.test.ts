import { describe, expect, test } from "vitest";
import { readConfiguration } from "./read-configuration.ts";

const reading = {
  addressOf: (uuid: string) => (uuid === "un" ? "/communiques/un/" : null),
  page: "/",
  isScreen: (name: string) => name === "map",
};
const read = (fields: object) => readConfiguration({ component: "configuration", ...fields }, reading);
const to = (url: string) => ({ linktype: "url", url });
const entry = (link: object) => ({ component: "menu_entry", label: "Ici", link });
const target = (link: object) => read({ agency: [entry(link)] }).agency?.[0]?.to;

describe("the configuration", () => {
  test("empty fields of the configuration are read as null", () => {
    expect(read({ header: [], footer: null, meta: "" })).toEqual({
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
    });
  });

  test("a menu entry accepts www, relative and absolute addresses, like a link in a story", () => {
    expect(target(to("www.quebec.ca"))).toEqual({ href: "https://www.quebec.ca", anchor: null });
    expect(target(to("été/feux"))).toEqual({ href: "/%C3%A9t%C3%A9/feux", anchor: null });
    expect(target({ ...to("/carte/#feux"), anchor: "b" })).toEqual({ href: "/carte/#feux", anchor: null });
    expect(target({ ...to("carte/"), anchor: "feux" })).toEqual({ href: "/carte/", anchor: "feux" });
  });

  test("a menu entry can lead to a screen, a part of a screen, a story or an https address", () => {
    expect(target(to("screen:map"))).toEqual({ screen: "map", anchor: null });
    expect(target(to("screen:map#feux"))).toEqual({ screen: "map", anchor: "feux" });
    expect(target({ linktype: "story", id: "un" })).toEqual({ href: "/communiques/un/", anchor: null });
    expect(target(to("https://www.quebec.ca/"))).toEqual({ href: "https://www.quebec.ca/", anchor: null });
  });

  test.for([
    ["an unknown screen", to("screen:nowhere")],
    ["an unknown story", { linktype: "story", id: "deux" }],
    ["an address without https", to("http://www.quebec.ca/")],
    ["a script", to("javascript:alert(1)")],
    ["a mailbox", to("mailto:a@b.ca")],
    ["a host without its scheme", to("quebec.ca/feux")],
    ["another host", to("//ailleurs.example")],
    ["nothing", to("")],
  ] as const)("a configuration is refused completely if an entry leads to %s", ([, link]) => {
    expect(() => target(link)).toThrow();
  });

  test.for([
    ["an entry without a label", { agency: [{ label: " ", link: to("screen:map") }] }],
    ["a group without entries", { footer: [{ label: "Le site", items: [] }] }],
    ["more entries than the header holds", { header: Array(5).fill(entry(to("screen:map"))) }],
    ["an alert that holds a script", { alert_list: [{ slug: "a", type: "error", label: "<script>" }] }],
    ["an alert of no known type", { alert_list: [{ slug: "a", type: "info", label: "A" }] }],
    ["a number that cannot be dialled", { numbers: [{ label: "Routes", number: "1 800 ROUTES" }] }],
    ["a crisis without words", { crisis: [{ is_on: true, words: "" }] }],
  ] as const)("a configuration is refused completely with %s", ([, fields]) => {
    expect(() => read(fields)).toThrow();
  });

  test("a crisis that is prepared but not switched on is not shown", () => {
    expect(read({ crisis: [{ is_on: false, words: "Évacuez." }] }).crisis).toBeNull();
    expect(
      read({ crisis: [{ is_on: true, words: "Évacuez.", link: [entry(to("screen:map"))] }] }).crisis,
    ).toEqual({
      words: "Évacuez.",
      link: { label: "Ici", to: { screen: "map", anchor: null } },
    });
  });

  test("the picture that other sites show with links can be given as an asset or as an address", () => {
    const address = "https://a.storyblok.com/f/1/1600x900/ab/feu.jpg";
    const image = { path: "/f/1/1600x900/ab/feu.jpg", width: 1600, height: 900 };
    const shown = (og_image: unknown) => read({ meta: [{ og_image }] }).shareImage;
    expect(shown({ filename: address })).toEqual(image);
    expect(shown(address)).toEqual(image);
    expect(shown({ filename: "" })).toBeNull();
    expect(shown({ filename: null })).toBeNull();
    expect(() => shown("https://elsewhere.example/a.jpg")).toThrow("is no picture of the content service");
  });

  test("the configuration's title and help for the map replace the site's own texts", () => {
    const fields = {
      meta: [{ title: "Vigie", description: "" }],
      map_help: [{ title: "A", text: "B", button: "C" }],
    };
    expect(read(fields).texts).toEqual({
      "site.name": "Vigie",
      "mapaccess.help.title": "A",
      "mapaccess.keys": "B",
      "mapaccess.help.done": "C",
    });
  });
});

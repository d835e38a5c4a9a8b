import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { exampleFire, exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import type { Situation, ZoneDanger } from "#fires/model.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { exampleOrder, ordersAround } from "#surroundings/orders.double.ts";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import "../../i18n/dictionary.ts";
import { widgetAnswer } from "./widget-answer.server.ts";

vi.mock("./widget.css?url", () => ({ default: "/assets/widget.css" }));

/** Same compression level as the server's for a page. */
const AS_SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const NOW = new Date("2026-07-02T15:00:00Z");
const HOUR = 3_600_000;

const danger = (zone: number, name: string): ZoneDanger => {
  const day = { level: 4, color: null, label: { fr: "", en: "" } } as const;
  return { zone, name, days: [day, day, null] };
};

const SITUATION = exampleSituation({
  fires: exampleReading([exampleFire(), exampleFire({ id: "2026-102", statusId: 6 })]),
  danger: exampleReading(ZONES.map(({ number, name }) => danger(number, name))),
  restrictions: exampleReading([exampleRestriction()]),
});

/** Returns the situation with all readings `ago` milliseconds old. */
const read = (situation: Situation, ago: number): Situation => {
  const readAt = new Date(NOW.getTime() - ago);
  const { fires, danger, restrictions } = situation;
  return {
    ...situation,
    fires: { ...fires, readAt },
    danger: { ...danger, readAt },
    restrictions: { ...restrictions, readAt },
  };
};
const FRESH = read(SITUATION, 60_000);

async function ask(
  query: string,
  situation = FRESH,
  language: "fr" | "en" = "fr",
  around: Surroundings = {},
) {
  const service = { read: async () => situation } as Parameters<typeof widgetAnswer>[2]["situation"];
  const answer = await widgetAnswer(new URLSearchParams(query), language, {
    situation: service,
    surroundings: { read: () => around } as Parameters<typeof widgetAnswer>[2]["surroundings"],
    now: () => NOW,
  });
  return { answer, html: await answer.text() };
}

describe("the official alerts of a widget", () => {
  test("an official alert of the widget's territory comes first, verbatim, with author, time and original message", async () => {
    for (const query of [
      "",
      "territory=mauricie",
      "territory=zone-la-tuque",
      "territory=mauricie&show=map",
    ]) {
      const { html } = await ask(query, FRESH, "en", ordersAround([exampleOrder()]));
      expect(html, query).toContain('<p lang="en-CA"><strong>Evacuate La Tuque</strong></p>');
      expect(html).toContain("Issued by City of La Tuque on July 2");
      expect(html).toContain('<a href="https://alerts.example/1.xml" target="_blank" rel="noopener">');
      expect(html.indexOf("Evacuate La Tuque")).toBeLessThan(html.indexOf('class="parts"'));
    }
    const { html } = await ask(
      "territory=gaspesie-iles-de-la-madeleine",
      FRESH,
      "en",
      ordersAround([exampleOrder()]),
    );
    expect(html).not.toContain("Evacuate La Tuque");
  });

  test("a widget counts the official alerts that do not fit, and says if the list of alerts is old", async () => {
    const many = Array.from({ length: 5 }, (_, at) => exampleOrder({ key: `a,${at}` }));
    const { html } = await ask("", FRESH, "en", ordersAround(many, true));
    expect(html).toMatch(/href="\/en\/current-situation\/"[^>]*>2 other orders or alerts/);
    expect(html).toContain("Alert Ready is not responding");
  });

  test("a widget does not mention official alerts if there are no alerts, or if the source is not set", async () => {
    for (const around of [{}, ordersAround([])])
      expect((await ask("", FRESH, "en", around)).html).not.toContain("Official orders");
  });
});

describe("a widget", () => {
  test("a widget has the content of a region's page, with the time of its data", async () => {
    const { html } = await ask("territoire=mauricie");
    expect(html).toContain("Feux de forêt\u00a0: Mauricie");
    expect(html).toContain("<b>1</b> feu actif");
    expect(html).toContain("Très élevé");
    expect(html).toContain("Interdiction de faire des feux à ciel ouvert");
    expect(html).toContain("Données du 2 juillet à 10\u00a0h\u00a059");
    expect(html).toContain('href="/etat-situation/mauricie/" target="_blank" rel="noopener"');
    expect(html).toContain("<svg");
  });

  test("a widget only shows the parts in its address", async () => {
    const { html } = await ask("show=fires", FRESH, "en");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-CA">/);
    expect(html).toContain("<b>1</b> active fire");
    expect(html).not.toMatch(/<svg class="map"|Fire danger|Restrictions/);
  });

  test("a widget writes the names of days, because a copy can be read tomorrow", async () => {
    const { html } = await ask("territoire=zone-la-tuque&montre=danger");
    expect(html).toContain("jeudi 2 juillet");
    expect(html).not.toContain("Aujourd’hui");
    expect(html).not.toContain("il y a");
  });

  test("a widget names three different days on the night the clocks change", async () => {
    const readAt = new Date("2026-11-01T04:30:00Z");
    const night = { ...FRESH, danger: { ...FRESH.danger, readAt } };
    const { html } = await ask("territoire=zone-la-tuque&montre=danger", night);
    for (const day of ["dimanche 1er novembre", "lundi 2 novembre", "mardi 3 novembre"])
      expect(html).toContain(day);
  });

  test("a widget contains no script, inline style or field", async () => {
    for (const query of ["", "territoire=mauricie", "territoire=nulle-part"]) {
      expect((await ask(query)).html).not.toMatch(/<script|<style|\sstyle=|<form|<input|\son\w+=/i);
    }
  });

  test("a widget escapes names from the data", async () => {
    const hostile = '"><script>alert(1)</script>';
    const { html } = await ask("territoire=zone-la-tuque", {
      ...FRESH,
      danger: exampleReading([danger(26, hostile)]),
      restrictions: exampleReading([
        exampleRestriction({ title: { fr: hostile, en: hostile }, regions: ["04"] }),
      ]),
    });
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
  });

  test.for(["", ...REGIONS.map(({ slug }) => slug.fr), "zone-la-tuque"])(
    "a widget for %o has less than 12 KB, even with 3,000 fires",
    async (territory) => {
      // Irrational steps avoid rows, which would compress well.
      const part = (index: number, step: number) => (index * step) % 1;
      const spread = (index: number) => ({
        lon: -79 + 20 * part(index, Math.SQRT2),
        lat: 45.5 + 8 * part(index, Math.E),
      });
      const fires = Array.from({ length: 3000 }, (_, index) =>
        exampleFire({ id: `2026-${index}`, at: spread(index) }),
      );
      const { html } = await ask(`territoire=${territory}`, { ...FRESH, fires: exampleReading(fires) });
      expect(brotliCompressSync(html, AS_SERVED).length).toBeLessThan(12 * 1024);
    },
  );
});

describe("a widget whose data fails", () => {
  const never = exampleSituation();

  test("a widget says that data is unknown, instead of showing zero", async () => {
    const { html, answer } = await ask("territoire=mauricie", never);
    expect(answer.status).toBe(200);
    expect(html).toContain("Données indisponibles pour le moment");
    expect(html.match(/Cette information n’est pas disponible/g)).toHaveLength(3);
    expect(html).toContain("Cela ne veut pas dire qu’il n’y a ni feu ni restriction");
    expect(html).not.toMatch(/Aucun feu|Aucune restriction/);
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
  });

  test("a widget says that data is late or old, by the same rule as pages", async () => {
    expect((await ask("", read(SITUATION, 20 * 60_000))).html).toContain("Données en retard");
    const old = await ask("", read(SITUATION, 3 * HOUR));
    expect(old.html).toContain("Données trop anciennes, reçues le 2 juillet à 8\u00a0h");
    expect(old.answer.headers.get("cache-control")).toBe("public, no-cache");
  });

  test("a widget says if a restriction could not be read, because it can be a ban in the territory", async () => {
    const none = { ...exampleReading<readonly never[]>([]), readAt: NOW };
    const notice = "1 fiche reçue est illisible";
    expect((await ask("montre=restrictions", { ...FRESH, restrictions: none })).html).not.toContain(notice);
    const unread = { ...FRESH, restrictions: { ...none, dropped: 1 } };
    expect((await ask("montre=restrictions", unread)).html).toContain(notice);
  });

  test("a widget does not report problems of parts that it does not show", async () => {
    const { html } = await ask("montre=feux", { ...FRESH, danger: never.danger });
    expect(html).not.toContain("indisponibles");
  });
});

test("a widget of an unknown territory is a 404 page with a link to the situation", async () => {
  const { answer, html } = await ask("territoire=nulle-part");
  expect(answer.status).toBe(404);
  expect(html).toContain('href="/etat-situation/"');
});

test("any site can embed a widget, which runs no scripts and uses the page cache rules", async () => {
  const { answer } = await ask("");
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*frame-ancestors \*/);
  expect(answer.headers.get("content-security-policy")).not.toContain("script-src");
  expect(answer.headers.get("cache-control")).toBeNull();
});

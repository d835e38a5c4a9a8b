import { afterAll, beforeAll } from "vitest";
import { z } from "zod";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { publishStory } from "../support/publish-story.ts";
import { startWorld, type World } from "../support/world.ts";

const side = z.record(z.string(), z.unknown());

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const publish = (fields: Readonly<Record<"fr" | "en", object>>) =>
  publishStory(world.hub, "configuration", (facts) => ({
    ...facts,
    fr: { ...side.parse(facts.fr), ...fields.fr },
    en: { ...side.parse(facts.en), ...fields.en },
  }));
/** Publishes an editor's settings, and waits until the site shows the settings. */
async function setUp() {
  await publish(SET);
  for (const language of LANGUAGES) {
    await expect.poll(() => written(pathTo("home", language))).toContain(SET[language].agency[0].label);
  }
}
const written = async (path: string) => (await fetch(world.origin + path)).text();

const SET = {
  fr: {
    agency: [{ label: "Notre équipe", to: "screen:about-hub" }],
    header: [{ label: "Se renseigner", items: [{ label: "Saison", to: "screen:review" }] }],
    alerts: [
      {
        slug: "panne-telephonique",
        type: "error",
        label: 'Nos <b>lignes</b> sont occupées : <a href="/carte/">voir la carte</a>.',
        on_arrival: true,
      },
    ],
    crisis: { is_on: true, words: "Évacuation de Chapais.", link: { label: "Où aller", to: "screen:map" } },
    numbers: [{ label: "État des routes :", number: "511" }],
    social: { label: "Ailleurs", items: [{ label: "Québec.ca", to: "https://www.quebec.ca/" }] },
    map_help: { title: "Avec les touches", text: "Flèches.", button: "Bien" },
    meta: {
      ...{ title: "Vigie du Québec", description: "Tout sur les feux." },
      og_image: "https://a.storyblok.com/f/1/1600x900/ab/feu.jpg",
    },
  },
  en: {
    agency: [{ label: "Our team", to: "screen:about-hub" }],
    crisis: { is_on: true, words: "Chapais is evacuated.", link: { label: "Where to go", to: "screen:map" } },
  },
} as const;

test("an editor's settings soon appear on pages in both languages", async ({ open }) => {
  for (const language of LANGUAGES) {
    expect(await written(pathTo("home", language))).not.toContain(SET[language].agency[0].label);
  }
  await setUp();
  for (const language of LANGUAGES) {
    const { agency, crisis } = SET[language];
    for (const screen of ["home", "map"] as const) {
      const page = () => written(pathTo(screen, language));
      expect(await page()).toContain(agency[0].label);
      expect(await page()).toContain(crisis.words);
      const picture = "/images/1200/f/1/1600x900/ab/feu.jpg";
      const isSet = language === "fr" && screen === "home";
      expect((await page()).includes(`property="og:image" content="${world.origin}${picture}"`)).toBe(isSet);
    }
  }
  // React logs a difference from the server's HTML to the console, which fails the journey.
  const page = await open("/", { origin: world.origin });
  const message = page.getByRole("region", { name: "Messages du site" });
  await message.getByText("lignes").waitFor();
  // The editor's message must not cover the crisis message.
  const [words, toast] = [page.getByText("Évacuation de Chapais."), message.getByText("lignes")];
  const bottomOf = await words.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await toast.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottomOf);
  expect(await message.getByRole("link", { name: "voir la carte" }).getAttribute("href")).toBe("/carte/");
  // The message only appears on arrival, not again after a reload.
  await page.reload();
  await waitUntilHydrated(page);
  expect(await message.getByText("lignes").count()).toBe(0);
  const menu = page.getByRole("banner").getByText("Se renseigner");
  await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Saison" }).click();
  await page.waitForURL("**/bilan/");
  expect(await page.title()).toContain("Vigie du Québec");
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("link", { name: "511" }).getAttribute("href")).toBe("tel:511");
  expect(await footer.getByRole("link", { name: "Québec.ca" }).count()).toBe(1);
});

test("the link of a configured crisis message is the page's first link, and the main links and emergency numbers stay", async ({
  open,
}) => {
  await setUp();
  const page = await open("/", { origin: world.origin, javascript: false });
  const links = page.locator("a:visible, a[href='#main']");
  expect(await links.first().textContent()).toBe("Où aller");
  const header = page.locator("header").first();
  for (const name of ["État de la situation", "Carte"]) {
    expect(await header.getByRole("link", { name, exact: true }).count()).toBe(1);
  }
  expect(await page.locator('a[href="tel:911"]').count()).toBeGreaterThan(0);
  expect(await page.locator('a[href="tel:+18004633389"]').count()).toBeGreaterThan(0);
});

test.for([
  [
    "an entry that leads nowhere",
    { agency: [{ label: "Sans issue", to: "screen:nowhere" }] },
    "forbidden target",
  ],
  ["an entry without a label", { agency: [{ label: "", to: "screen:map" }] }, "Too small"],
  [
    "a script",
    { alerts: [{ slug: "a", type: "error", label: "<script>alert(1)</script>Sans issue" }] },
    "forbidden HTML",
  ],
] as const)("a configuration with %s is not applied, and the log says why", async ([, broken, reason]) => {
  await setUp();
  await publish({ fr: broken, en: {} });
  await expect.poll(() => world.output()).toContain(reason);
  const page = await written("/");
  expect(page).toContain("Notre équipe");
  expect(page).not.toContain("Sans issue");
});

test("a site keeps an editor's last settings while the content service is down", async () => {
  await setUp();
  await world.hub.putFault({ status: 503 }, "content");
  await publish({ fr: { agency: [{ label: "Trop tard", to: "screen:about-hub" }] }, en: {} });
  const page = await written("/bilan/");
  expect(page).toContain("Notre équipe");
  expect(page).not.toContain("Trop tard");
  await world.hub.clearFaults();
});

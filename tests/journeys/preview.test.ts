import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const REFUSED_FORM = /status of 422/;
/** Returns options to open the editor, where a frame shows the site's page and rejected forms respond 422. */
const atTheDesk = () => ({
  origin: world.editor,
  javascript: false,
  tolerate: new RegExp(`foreign request: ${world.origin}|${REFUSED_FORM.source}`),
});

const publicPage = async (path: string) => {
  const answer = await fetch(world.origin + path, { headers: { "user-agent": PERSON } });
  return { answer, text: await answer.text() };
};

describe("editor of stories", () => {
  test("an editor sees typed text in the preview frame, and the text is not public until the story is published", async ({
    open,
  }) => {
    // A retry of this test needs another title, because the first title is already published.
    const title = `Un titre tout neuf, ${randomUUID().slice(0, 8)}`;
    const page = await open("/editor/fr", atTheDesk());
    const href = await page.locator("#tree details[open] li a").first().getAttribute("href");
    const desk = await page
      .context()
      .browser()
      ?.newPage({ viewport: { width: 1440, height: 900 } });
    if (!desk || href === null) throw new Error("no story to open");
    const problems: string[] = [];
    desk.on("console", (message) => {
      // The form is sent during typing, so a slow machine can send the text of only one language.
      if (message.type() === "error" && !REFUSED_FORM.test(message.text())) problems.push(message.text());
    });
    desk.on("pageerror", (error) => problems.push(error.message));
    await desk.goto(world.editor + href);
    const frame = desk.frameLocator("#frame");
    const address = new URL((await desk.locator("#frame").getAttribute("src")) ?? "");
    await frame.getByRole("heading", { level: 1 }).waitFor();

    await desk.locator('[name="fr.title"]').fill(title);
    await desk.locator('[name="fr.words"]').fill("Des **mots** neufs.");
    await desk.locator('[name="en.words"]').fill("Brand **new** words.");
    await frame.getByText("Brand new words.").waitFor();
    await desk.getByRole("button", { name: "Français" }).click();
    await frame.getByRole("heading", { level: 1, name: title }).waitFor();
    await frame.getByText("Des mots neufs.").waitFor();
    expect((await publicPage(address.pathname)).text).not.toContain(title);

    await desk.getByRole("button", { name: "Enregistrer le brouillon" }).click();
    await desk.getByText("Le brouillon est enregistré.").waitFor();
    await frame.getByRole("heading", { level: 1, name: title }).waitFor();
    expect((await publicPage(address.pathname)).text).not.toContain(title);
    expect((await publicPage(pathTo("releases", "fr"))).text).not.toContain(title);

    await desk.getByRole("button", { name: "Publier" }).click();
    await desk.getByText("L’article est publié.").waitFor();
    for (const path of [address.pathname, pathTo("releases", "fr")]) {
      await expect.poll(async () => (await publicPage(path)).text).toContain(title);
    }
    expect(problems).toEqual([]);
    await desk.close();
  });

  test("an editor writes and publishes a new release without scripts", async ({ open }) => {
    const page = await open("/editor/fr/new", atTheDesk());
    for (const [language, title] of [
      ["fr", "Essai de publication"],
      ["en", "Publication trial"],
    ]) {
      await page.locator(`[name="${language}.title"]`).fill(title ?? "");
      await page.locator(`[name="${language}.summary"]`).fill("Résumé.");
    }
    await page.getByRole("button", { name: "Créer l’article" }).click();
    await page.getByText("L’article est créé.").waitFor();
    const path = pathTo("release", "fr", { slug: "essai-de-publication" });
    expect((await publicPage(path)).answer.status).toBe(404);
    await page.locator('[name="fr.words"]').fill("Le texte.");
    await page.locator('[name="en.words"]').fill("The text.");
    await page.getByRole("button", { name: "Publier" }).click();
    await page.getByText("L’article est publié.").waitFor();
    await expect.poll(async () => (await publicPage(path)).answer.status).toBe(200);
    const english = pathTo("release", "en", { slug: "publication-trial" });
    await expect.poll(async () => (await publicPage(english)).text).toContain("The text.");

    await page.getByText("Autres actions").click();
    await page.getByRole("button", { name: "Retirer du site" }).click();
    await page.getByText("L’article n’est plus sur le site.").waitFor();
    await expect.poll(async () => (await publicPage(path)).answer.status).toBe(404);
    await page.getByText("Historique", { exact: true }).click();
    await page.getByRole("button", { name: "Reprendre cette version" }).last().click();
    await page.getByText("La version est reprise").waitFor();
    expect(await page.locator('[name="fr.words"]').inputValue()).toBe("");
  });

  test("an editor who opens or saves a deleted story gets the list of stories with a message", async () => {
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${world.editor}/editor/fr/stories/1`, {
        method,
        headers: { origin: world.editor, "content-type": "application/x-www-form-urlencoded" },
      });
      expect([method, answer.status]).toEqual([method, 404]);
      const page = await answer.text();
      expect(page).toContain("Cet article n’existe plus.");
      expect(page).toContain("Nouvel article");
    }
  });

  test("if a story cannot be saved, the editor sees what to fix and keeps the typed text", async ({
    open,
  }) => {
    const page = await open("/editor/fr", atTheDesk());
    await page.locator("#tree details[open] li a").first().click();
    await page.locator('[name="fr.words"]').fill("```blok\ncomponent: danger_here\n```");
    await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
    await page.getByText("Les deux langues doivent avoir les mêmes blocs dynamiques").waitFor();
    expect(await page.locator('[name="fr.words"]').inputValue()).toContain("danger_here");
  });

  test("an editor adds a picture to the library and replaces a text of the site, without scripts", async ({
    open,
  }) => {
    const page = await open("/editor/en/pictures", atTheDesk());
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
    await page.getByLabel("File").setInputFiles(file("smoke.png", Buffer.from("no picture")));
    await page.getByLabel("What the picture shows, in French").fill("De la fumée");
    await page.getByLabel("What the picture shows, in English").fill("Smoke");
    await page.getByRole("button", { name: "Add picture" }).click();
    await page.getByText("cannot be read as a picture").waitFor();
    expect(await page.getByLabel("What the picture shows, in English").inputValue()).toBe("Smoke");
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } });
    await page.getByLabel("File").setInputFiles(file("smoke.png", png));
    await page.getByRole("button", { name: "Add picture" }).click();
    await page.getByText("The picture is in the library.").waitFor();
    const line = await page.getByLabel("To paste into the English text").first().inputValue();
    expect(line).toMatch(/^!\[Smoke\]\(https:\/\/a\.storyblok\.com\/f\/\d+\/40x20\/\w+\/smoke\.png\)$/);

    await page.goto(`${world.editor}/editor/en/dictionary?words=releases.title`);
    const entry = page
      .getByRole("listitem")
      .filter({ has: page.getByText("releases.title", { exact: true }) });
    await entry.getByLabel("English").fill("News {{nobody}}");
    await entry.getByRole("button").click();
    await page.getByText("The site cannot use this text").waitFor();
    await entry.getByLabel("English").fill("News of the agency");
    await entry.getByRole("button").click();
    await page.getByText("It is published.").waitFor();
    await expect
      .poll(async () => (await publicPage(pathTo("releases", "en"))).text)
      .toContain("News of the agency</h1>");
  });
});

test("a preview address with a wrong signature shows the published page, which cannot be framed", async () => {
  const list = await publicPage(pathTo("releases", "fr"));
  const path = /href="(\/communiques\/[a-z0-9-]{8,}\/)"/.exec(list.text)?.[1] ?? "";
  const query = "?_storyblok=1&_storyblok_tk[space_id]=1&_storyblok_tk[timestamp]=1&_storyblok_tk[token]=1";
  const { answer } = await publicPage(path + query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.get("x-robots-tag")).toBeNull();
});

test("a notification of a publication without a valid signature is rejected", async () => {
  const answer = await fetch(`${world.origin}/contenu/publication`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(401);
});

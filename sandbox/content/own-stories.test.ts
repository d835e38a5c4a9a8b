import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readStoryFolder } from "./story-folder.ts";

const FOLDER = join(import.meta.dirname, "stories");
const texts: string[] = [];
const { files } = readStoryFolder(FOLDER, (line) => texts.push(line));
const pathOf = (file: string) => file.replace(/(^|\/)index\.md$|\.md$/, "");
const paths = new Set(files.map(({ file }) => pathOf(file)));

test("every story of the space is read without errors", () => {
  expect(texts).toEqual([]);
  expect(files.length).toBe(globSync("**/*.md", { cwd: FOLDER }).length);
  expect(paths.size).toBe(files.length);
});

test("every link from one story to another has an existing target", () => {
  for (const { file } of files) {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const targets = [...text.matchAll(/story:\/?([\w/-]+)/g)].map(([, target = ""]) =>
      target.replace(/\/$/, ""),
    );
    expect([file, targets.filter((target) => !paths.has(target))]).toEqual([file, []]);
  }
});

test("no two stories of a folder have the same English address", () => {
  const addresses = files.map(
    ({ file, read }) => `${pathOf(file).split("/").slice(0, -1).join("/")}/${read.facts.en.slug}`,
  );
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

test("the summary of every story has at most 160 characters", () => {
  for (const { file, read } of files) {
    for (const side of [read.facts.fr, read.facts.en]) {
      expect([file, (side.summary ?? "").length <= 160]).toEqual([file, true]);
    }
  }
});

/** Match sentences that allow a fire under a condition other than the absence of a ban. */
const OFFERS_A_FIRE = [
  /(feu|foyer).*municipalité (le permet|l’accepte)/i,
  /(fire|burn).*municipality (allows|agrees|accepts)/i,
  /municipality (allows|agrees|accepts).*(light|burn)/i,
  /bon moment pour un feu|good time for a (camp)?fire/i,
  /^\|.*(permis valide|valid permit).*\|$/i,
];

test("no sentence of a story allows a fire without mentioning bans", () => {
  const offers = files.flatMap(({ file }) =>
    readFileSync(join(FOLDER, file), "utf8")
      .split("\n")
      .filter(
        (line) => OFFERS_A_FIRE.some((offer) => offer.test(line)) && !/interdiction|\bbans?\b/i.test(line),
      )
      .map((line) => `${file}: ${line}`),
  );
  expect(offers).toEqual([]);
});

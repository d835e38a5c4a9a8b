import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readStoryFolder } from "./story-folder.ts";

const FOLDER = join(import.meta.dirname, "stories");
const said: string[] = [];
const { files } = readStoryFolder(FOLDER, (line) => said.push(line));
const pathOf = (file: string) => file.replace(/(^|\/)index\.md$|\.md$/, "");
const paths = new Set(files.map(({ file }) => pathOf(file)));

test("every story of the space is read, none left out", () => {
  expect(said).toEqual([]);
  expect(files.length).toBe(globSync("**/*.md", { cwd: FOLDER }).length);
  expect(paths.size).toBe(files.length);
});

test("a link to a story leads to one that exists", () => {
  for (const { file } of files) {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const targets = [...text.matchAll(/story:\/?([\w/-]+)/g)].map(([, target = ""]) =>
      target.replace(/\/$/, ""),
    );
    expect([file, targets.filter((target) => !paths.has(target))]).toEqual([file, []]);
  }
});

test("no two stories of a folder share an English address", () => {
  const addresses = files.map(
    ({ file, read }) => `${pathOf(file).split("/").slice(0, -1).join("/")}/${read.facts.en.slug}`,
  );
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

test("a summary fits where it is shown", () => {
  for (const { file, read } of files) {
    for (const side of [read.facts.fr, read.facts.en]) {
      expect([file, (side.summary ?? "").length <= 160]).toEqual([file, true]);
    }
  }
});

/** A fire that is offered on a condition other than that there is no ban. */
const OFFERS_A_FIRE = [
  /(feu|foyer).*municipalité (le permet|l’accepte)/i,
  /(fire|burn).*municipality (allows|agrees|accepts)/i,
  /municipality (allows|agrees|accepts).*(light|burn)/i,
  /bon moment pour un feu|good time for a (camp)?fire/i,
  /^\|.*(permis valide|valid permit).*\|$/i,
];

test("no sentence of a story says that a fire can be lit without a word of bans", () => {
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

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const FEWEST_WORDS = 4;

/** Phrases that are hard to read in a comment, each with its plain form. */
const HARD: readonly (readonly [phrase: RegExp, plain: string])[] = [
  [/^(?:What|Who|Where|That)\b/, "begin with a verb or a noun"],
  [/\balone\b/i, "only"],
  [/\bwhoever\b/i, "name the person"],
  [/\banew\b/i, "again"],
  [/(?<!\bthere )\bis none\b/i, "is no"],
  [/\bbut (?:for|where)\b/i, "except"],
  [/\b(?:says|told|is changed) so\b/i, "say what"],
];

/** A comment or a title, and the offset of its start in the file. */
interface Text {
  readonly start: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (part: unknown): part is Node => typeof Object(part).type === "string";

/** Returns a comment's text, without stars and without code in backticks. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/^[ \t]*\*+/gm, "")
    .replace(/`[^`]*`/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Returns the comments of a file. Line comments on consecutive lines are one comment. */
function commentsIn(path: string, code: string): Text[] {
  const found: Text[] = [];
  let end = Number.NaN;
  for (const comment of parseSync(path, code).comments) {
    const last = found.at(-1);
    const isContinued = comment.type === "Line" && /^\r?\n[ \t]*$/.test(code.slice(end, comment.start));
    if (isContinued && last) found[found.length - 1] = { ...last, text: `${last.text} ${comment.value}` };
    else found.push({ start: comment.start, text: comment.value });
    end = comment.type === "Line" ? comment.end : Number.NaN;
  }
  return found.map(({ start, text }) => ({ start, text: wordsOf(text) }));
}

/** Returns the name that a call starts with: `test` of `test.for(cases)(…)`. */
function callerOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node.type === "Identifier" ? node.name : callerOf(node.callee ?? node.object ?? node.tag);
}

const isTest = (name: unknown) => typeof name === "string" && /^(?:test|it|byTurns|with[A-Z]\w*)$/.test(name);
const isFunction = (node: unknown) => isNode(node) && /Function/.test(node.type);

/** Returns the titles of a file's tests, without those of `describe`. */
function titlesIn(path: string, code: string): Text[] {
  const found: Text[] = [];
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each);
    if (!isNode(part)) return;
    const [title, ...others] = part.type === "CallExpression" ? (part.arguments as unknown[]) : [];
    const isText = isNode(title) && (typeof title.value === "string" || title.type === "TemplateLiteral");
    if (isText && others.some(isFunction) && isTest(callerOf(part.callee))) {
      const { start, end } = title as unknown as { readonly start: number; readonly end: number };
      found.push({ start, text: code.slice(start + 1, end - 1) });
    }
    for (const inside of Object.values(part)) walk(inside);
  };
  walk(parseSync(path, code).program);
  return found;
}

const FILES = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((path) => existsSync(join(ROOT, path)));

/** Returns the texts of files that have a problem, as `file:line problem: text`. */
function listed(
  files: readonly string[],
  textsIn: (path: string, code: string) => readonly Text[],
  problemOf: (text: string) => string | undefined,
): string[] {
  return files.flatMap((path) => {
    const code = readFileSync(join(ROOT, path), "utf8");
    return textsIn(path, code).flatMap(({ start, text }) => {
      const problem = problemOf(text);
      const line = code.slice(0, start).split("\n").length;
      return problem === undefined ? [] : [`${path}:${line} ${problem}: ${text}`];
    });
  });
}

const hardPhraseIn = (text: string): string | undefined => {
  const [phrase, plain] = HARD.find(([hard]) => hard.test(text)) ?? [];
  return phrase && `"${phrase.exec(text)?.[0]}" (${plain})`;
};
const countWords = (text: string) => text.split(/\s+/).length;

test("the check finds hard phrases in comments, and titles that are too short", () => {
  const code = `
    // A first line,
    // That goes on.
    /** What is kept. */
    const kept = 1; // Kept by it alone.
    /** Reads \`alone\`. */
    test.for([1])("keeps one", () => {});
    describe("short", () => it(\`keeps \${kept} of them all\`, { retry: 1 }, async () => {}));`;
  expect(commentsIn("a.ts", code).map(({ text }) => hardPhraseIn(text))).toEqual([
    undefined,
    '"What" (begin with a verb or a noun)',
    '"alone" (only)',
    undefined,
  ]);
  expect(titlesIn("a.ts", code).map(({ text }) => countWords(text))).toEqual([2, 5]);
});

test("no comment has a phrase from the list of hard phrases", () => {
  const places = listed(FILES, commentsIn, hardPhraseIn);
  expect(places, places.join("\n")).toEqual([]);
});

test("each test title has at least four words", () => {
  const tests = FILES.filter((path) => /\.test\.tsx?$/.test(path));
  const places = listed(tests, titlesIn, (text) =>
    countWords(text) < FEWEST_WORDS ? `${countWords(text)} words` : undefined,
  );
  expect(places, places.join("\n")).toEqual([]);
});

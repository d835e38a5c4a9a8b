import { parseSync } from "vite";
import type { Language } from "#territory/language.ts";

/** Placeholder for a value in a text. The value's name in the code does not matter. */
export const VALUE = "{{0}}";

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (part: unknown): part is Node => typeof Object(part).type === "string";
const OTHER = { fr: "en", en: "fr" } as const satisfies Record<Language, Language>;

/** Returns the language that a condition tests for: `language === "fr"`, `isFrench`. */
function testedLanguage(test: unknown): Language | null {
  if (!isNode(test)) return null;
  if (test.type === "Identifier") return test.name === "isFrench" ? "fr" : null;
  if (test.type !== "BinaryExpression" || test.operator !== "===" || !isNode(test.right)) return null;
  const { value } = test.right;
  return value === "fr" || value === "en" ? value : null;
}

/** Returns the language of the part `name` of a node, or `from` if the node determines no language. */
function languageOf(node: Node, name: string, from: Language | null): Language | null {
  if (node.type === "Property" && name === "value" && isNode(node.key)) {
    const key = node.key.name;
    return key === "fr" || key === "en" ? key : from;
  }
  const requested = testedLanguage(node.test);
  if (requested === null || name === "test") return from;
  return name === "consequent" ? requested : name === "alternate" ? OTHER[requested] : from;
}

/** Returns the language of the code after an `if` without `else` for the other language, or null. */
function afterBranch(node: Node): Language | null {
  const requested = node.type === "IfStatement" && node.alternate === null ? testedLanguage(node.test) : null;
  return requested && OTHER[requested];
}

const cookedOf = (quasis: unknown) =>
  (quasis as { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join(VALUE);

/**
 * Returns the texts of a language in a code file: texts under `fr` or `en`, or in a branch for the language.
 * @param own language of the whole file, such as `words.fr.ts`
 */
export function textsInCode(path: string, code: string, language: Language, own: Language | null): string[] {
  const found: string[] = [];
  const walk = (node: Node, spoken: Language | null): void => {
    // Imports and types contain no texts.
    if (/^(?:Import|Export(?:All|Named)Declaration$|TS(?!As|Satisfies))/.test(node.type) && !node.declaration)
      return;
    if (spoken === language && node.type === "Literal" && typeof node.value === "string")
      found.push(node.value);
    if (spoken === language && node.type === "TemplateLiteral") found.push(cookedOf(node.quasis));
    for (const [name, part] of Object.entries(node)) {
      if (node.type === "Property" && name === "key") continue;
      if (isNode(part)) walk(part, languageOf(node, name, spoken));
      if (!Array.isArray(part)) continue;
      let inside = languageOf(node, name, spoken);
      for (const each of part.filter(isNode)) {
        walk(each, inside);
        inside = afterBranch(each) ?? inside;
      }
    }
  };
  walk(parseSync(path, code).program as unknown as Node, own);
  return found;
}

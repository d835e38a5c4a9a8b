import { XMLParser } from "fast-xml-parser";
import { FireDataError } from "#fires/fire-data-error.ts";
import { cleanJson } from "#territory/clean-text.ts";

/** Elements that can be repeated, in Atom, CAP and WMS. */
const LISTS = [
  ...["entry", "category", "link", "polygon", "info", "eventCode", "responseType", "parameter"],
  ...["area", "circle", "geocode", "Layer", "Style", "Dimension"],
];

/** Attributes that readers use. Others are ignored: with attributes, a text is read as an object. */
const ATTRIBUTES = ["href", "type", "term", "name"];

const parser = new XMLParser({
  ignoreAttributes: (name) => !ATTRIBUTES.includes(name),
  ...{ attributeNamePrefix: "@", removeNSPrefix: true, htmlEntities: true },
  ...{ parseTagValue: false, parseAttributeValue: false, ignorePiTags: true, ignoreDeclaration: true },
  isArray: (name) => LISTS.includes(name),
});

/** Maximum number of tags in a document. A feed of 5,000 alerts has 150,000. A million would take seconds. */
const MOST_TAGS = 500_000;

/**
 * Reads XML as objects. Names of `ATTRIBUTES` begin with @; other attributes and namespaces are left out.
 * Documents that declare entities are refused. Texts are cleaned again: a numeric reference can hide a
 * character from the first cleaning.
 * @throws {FireDataError} `fire-data-shape`
 */
export function readXml(text: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FireDataError("fire-data-shape", "The XML has a DTD");
  if (hasMoreThan(MOST_TAGS, "<", text))
    throw new FireDataError("fire-data-shape", "The XML has too many tags");
  try {
    // `true` makes the parser check the document: otherwise it would complete a document that was cut.
    return cleanJson(parser.parse(text, true)).data;
  } catch (cause) {
    throw new FireDataError("fire-data-shape", "The response is not XML", { cause });
  }
}

/** Returns whether a text contains a character more than `most` times. Counting stops at this number. */
function hasMoreThan(most: number, character: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

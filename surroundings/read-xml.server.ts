import { XMLParser } from "fast-xml-parser";
import { FireDataError } from "#fires/fire-data-error.ts";

/** Elements that can be repeated, in Atom, CAP and WMS. */
const LISTS = [
  ...["entry", "category", "link", "polygon", "info", "responseType", "parameter", "area", "geocode"],
  ...["Layer", "Style", "Dimension"],
];

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: "@", removeNSPrefix: true, htmlEntities: true },
  ...{ parseTagValue: false, parseAttributeValue: false, ignorePiTags: true, ignoreDeclaration: true },
  isArray: (name) => LISTS.includes(name),
});

/**
 * Reads XML as objects: attributes begin with @, and namespaces are left out. Documents that declare entities
 * are refused.
 * @throws {FireDataError} `fire-data-shape`
 */
export function readXml(text: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FireDataError("fire-data-shape", "The XML has a DTD");
  try {
    // Without this check, the parser completes a document that was cut.
    return parser.parse(text, true);
  } catch (cause) {
    throw new FireDataError("fire-data-shape", "The response is not XML", { cause });
  }
}

import { cleanText } from "#territory/clean-text.ts";

/** A part of an XML document: an element, a text or null. */
export type XmlNode = XmlElement | string | null;

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // An XML parser would turn a carriage return in a text into a line feed.
  "\r": "&#13;",
};

/** Escapes a cleaned text. A control character makes the whole XML document invalid, even escaped. */
const escaped = (text: string) => cleanText(text).replace(/[&<>"\r]/g, (mark) => ESCAPES[mark] ?? mark);

/** Creates an element; null children are omitted. */
export const xml = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly XmlNode[]
): XmlElement => ({ name, attributes, children });

function written(node: XmlNode): string {
  if (node === null) return "";
  if (typeof node === "string") return escaped(node);
  const { name, attributes, children } = node;
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = children.map(written).join("");
  return `<${name}${start.join("")}${inside === "" ? "/>" : `>${inside}</${name}>`}`;
}

/** Writes a document in UTF-8. Element and attribute names come from our code and are not escaped. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;

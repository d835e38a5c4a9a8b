import { cleanText } from "#territory/clean-text.ts";

/** A part of an XML document: an element, a text, or nothing. */
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
  // A reader would turn these into a space in attributes, and a carriage return into a line feed in texts.
  "\r": "&#13;",
};

/** Escapes a cleaned text: one control character breaks the whole XML document, even escaped. */
const escaped = (text: string) => cleanText(text).replace(/[&<>"\r]/g, (mark) => ESCAPES[mark] ?? mark);

/** An element; children that are null are left out. */
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

/** Writes a document in UTF-8. Names of elements and attributes are ours and stand as they are. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;

/** A field of a response: name, type and meaning. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/**
 * Writes fields as one text, one line each. They are sent twice in the page, and fifty small objects are
 * twice as large.
 */
export function writeFields(fields: readonly Field[]): string {
  return fields.map(({ name, type, text }) => `${name}\t${type}\t${text}`).join("\n");
}

export function readFields(list: string): Field[] {
  const lines = list === "" ? [] : list.split("\n");
  return lines.map((line) => {
    const [name = "", type = "", text = ""] = line.split("\t");
    return { name, type, text };
  });
}

/** A field of an answer: where it stands, what it holds, what it means. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Fields as one text, a line each: they travel twice in the page, and fifty small objects weigh twice as much. */
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

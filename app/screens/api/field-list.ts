export interface Field {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Writes one line a field. They are sent twice in the page, where fifty small objects are twice as large. */
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

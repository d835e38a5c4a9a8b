/** A part of a story that pages omit. `name` can be any text from outside. */
export interface LeftOut {
  readonly kind: "link" | "picture" | "node" | "mark" | "blok" | "field";
  readonly name: string;
}

export type Complain = (leftOut: LeftOut) => void;

const REASONS = {
  link: "Link refused:",
  picture: "Picture refused:",
  node: "No resolver found for node type",
  mark: "No resolver found for mark type",
  blok: "No component found for blok",
  field: "Field unreadable:",
} as const satisfies Record<LeftOut["kind"], string>;

/** Returns the reason in log lines why a part was omitted. */
export const reasonFor = ({ kind, name }: LeftOut): string => `${REASONS[kind]} ${name.slice(0, 80)}`;

/** Most different warnings that are remembered; further ones are not logged. */
const MOST = 200;

/** Logs each warning once: stories are read again at each publication. */
export function createComplaints<T>(log: (warning: T) => void): (warning: T) => void {
  const logged = new Set<string>();
  return (warning) => {
    const key = JSON.stringify(warning);
    if (logged.has(key) || logged.size >= MOST) return;
    logged.add(key);
    log(warning);
  };
}

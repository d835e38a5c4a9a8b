import type { ComponentProps, ReactNode } from "react";

export type Fact = readonly [name: string, value: ReactNode];

interface Props extends ComponentProps<"dl"> {
  readonly facts: readonly Fact[];
}

/** Lists facts, each after its name. Facts without a value are left out. */
export function FactList({ facts, ...list }: Props) {
  return (
    <dl {...list}>
      {facts
        .filter(([, value]) => value === 0 || value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

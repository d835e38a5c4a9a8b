import { hasLine, readTowns } from "./towns.ts";

interface Props {
  /** Towns as text, from `writeTowns`. */
  readonly towns: string;
  readonly className: string | undefined;
}

/** Draws the dots and names of towns. Small maps hide elements with `data-minor`. */
export function TownNames({ towns, className }: Props) {
  return (
    <g className={className}>
      {readTowns(towns).map(({ name, x, y, dx, dy, minor }) => (
        <g key={`${x} ${y}`} data-minor={minor || undefined}>
          {hasLine({ dx, dy }) && <path d={`M${x} ${y}l${dx} ${dy}`} stroke="currentColor" strokeWidth="2" />}
          <circle cx={x} cy={y} r="4" />
          <text x={x + dx} y={y + dy} dy=".35em" textAnchor={anchorOf(dx)}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function anchorOf(dx: number): "middle" | "end" | undefined {
  if (dx === 0) return "middle";
  return dx < 0 ? "end" : undefined;
}

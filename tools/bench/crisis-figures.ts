import { type Figure, quantile } from "./benchmark.ts";
import { type Answered, isError } from "./visitors.ts";

/** Event of each phase. All phases have the same length. */
export const PHASES = [
  "calm",
  "data service fails",
  "data service is back",
  "many are notified",
  "a site restarts",
] as const;

interface Crisis {
  readonly answers: readonly Answered[];
  readonly phaseMs: number;
  readonly perSecond: number;
  readonly people: number;
  /** Number of alert emails that each notified person received. */
  readonly received: readonly number[];
  /** Time from the start of the fire to the last email; null if not all emails were sent in time. */
  readonly lastEmailMs: number | null;
}

const p99 = (answers: readonly Answered[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );

function listed(groups: Partial<Record<string, readonly Answered[]>>): string {
  return Object.entries(groups)
    .map(([name, answers = []]) => `${name} ${p99(answers).toFixed(0)}`)
    .join(", ");
}

function errorsIn(answers: readonly Answered[]): string {
  const groups = Object.groupBy(answers.filter(isError), ({ kind, status }) => `${status} of ${kind}`);
  return Object.entries(groups)
    .map(([name, those = []]) => `${those.length} times ${name}`)
    .join(", ");
}

export function crisisFigures(crisis: Crisis): readonly Figure[] {
  const { answers, phaseMs, perSecond, people, received, lastEmailMs } = crisis;
  const phaseOf = ({ dueMs }: Answered) => PHASES[Math.floor(dueMs / phaseMs)] ?? "end";
  const lazy = received.filter((emails) => emails === 1).length;
  const often = received.filter((emails) => emails > 1).length;
  return [
    {
      what: `errors of ${answers.length} requests, ${perSecond} per second (${errorsIn(answers) || "none"})`,
      value: String(answers.filter(isError).length),
      target: "0",
    },
    { what: "p99 of all", value: `${p99(answers).toFixed(0)} ms`, target: "<= 100 ms" },
    { what: "p99 by phase, ms", value: listed(Object.groupBy(answers, phaseOf)), target: "" },
    { what: "p99 by kind, ms", value: listed(Object.groupBy(answers, ({ kind }) => kind)), target: "" },
    { what: `people notified once, of ${people}`, value: String(lazy), target: String(people) },
    { what: "people notified more than once", value: String(often), target: "0" },
    {
      what: "from the start of the fire to the last email",
      value: lastEmailMs === null ? "not all were sent" : `${(lastEmailMs / 1_000).toFixed(0)} s`,
      target: "",
    },
  ];
}

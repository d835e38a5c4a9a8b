import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { type Problems, problemsOf } from "./form-problems.ts";

interface Options<Value> {
  /** The schema that the server reads the same form by; loaded when the form is first sent. */
  readonly schema: () => Promise<z.ZodType<Value>>;
  /** What the server found, where the browser sent the form by itself. */
  readonly first?: Problems;
  /** @throws what `onFailure` is told */
  readonly submit: (value: Value) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** Which field the server alone could refuse, and why. */
  readonly refused?: (error: unknown) => Problems | undefined;
}

const NONE: Problems = {};

/**
 * A form that is checked as the server will, then sent once: its problems by field, and a summary that takes focus.
 * What was typed stays whatever happens. `prepare` is for the form's focus.
 */
export function useForm<Value>({ first = NONE, schema, submit, onFailure, refused }: Options<Value>) {
  const [problems, setProblems] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems !== NONE) summary.current?.focus();
  }, [problems]);

  /**
   * Loads the schema while somebody types: a network that is gone as they send leaves their browser without it for good. Then the
   * server alone judges, by the same schema.
   */
  const load = () => schema().catch(() => null);

  async function send(value: unknown): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const read = (await load())?.safeParse(value) ?? { success: true, data: value as Value };
      if (read.success) {
        setProblems(NONE);
        await submit(read.data);
      } else {
        setProblems(problemsOf(read.error));
      }
    } catch (error) {
      onFailure(error);
      setProblems(refused?.(error) ?? NONE);
    } finally {
      setBusy(false);
    }
  }

  const prepare = () => void load();
  return { problems, isBusy, send, prepare, summary };
}

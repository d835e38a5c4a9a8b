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
}

const NONE: Problems = {};

/**
 * A form that is checked as the server will, then sent once: its problems by field, and a summary that takes focus.
 * What was typed stays whatever happens.
 */
export function useForm<Value>({ first = NONE, schema, submit, onFailure }: Options<Value>) {
  const [problems, setProblems] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems !== NONE) summary.current?.focus();
  }, [problems]);

  async function send(value: unknown): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const read = (await schema()).safeParse(value);
      if (read.success) {
        setProblems(NONE);
        await submit(read.data);
      } else {
        setProblems(problemsOf(read.error));
      }
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { problems, isBusy, send, summary };
}

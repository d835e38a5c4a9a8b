import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { useTexts } from "../../i18n/use-texts.ts";
import { type Problems, problemsOf } from "./form-problems.ts";
import { formTexts } from "./texts.ts";

interface Options<Value> {
  /** Loads the schema that the server also uses; called when the form gets the focus and when it is sent. */
  readonly schema: () => Promise<z.ZodType<Value>>;
  /** Problems that the server found in a form sent without scripts. */
  readonly first?: Problems;
  /** Sends the checked value. @throws the error to pass to `onFailure` */
  readonly submit: (value: Value) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** Returns the problems that only the server can find, by field. */
  readonly refused?: (error: unknown) => Problems | undefined;
}

const NONE: Problems = {};

/**
 * Checks a form as the server does, then sends the form, one request at a time. Returns the problems by
 * field, and a ref for the summary, which gets the focus. Typed text stays in the form. The callback given to
 * `formProps` returns the value to send, or null to send nothing. Other forms must call `prepare` on focus.
 */
export function useForm<Value>({ first = NONE, schema, submit, onFailure, refused }: Options<Value>) {
  const { t } = useTexts(formTexts);
  const [problems, setProblems] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems !== NONE) summary.current?.focus();
  }, [problems]);

  /**
   * Returns the schema, or null if loading fails: only the server then checks the form, with the same schema.
   * Also called before sending, because the network can be gone when the visitor sends the form.
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
  const formProps = (value: () => unknown) => ({
    noValidate: true,
    onFocus: prepare,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      const sent = value();
      if (sent !== null) void send(sent);
    },
  });
  /** Returns the text of a field's problem; undefined without a problem. */
  const errorOf = (name: string) => {
    const kind = problems[name];
    return kind && t(`form.${kind}`);
  };
  return { problems, isBusy, send, prepare, summary, formProps, errorOf };
}

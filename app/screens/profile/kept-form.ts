import { useEffect, useState } from "react";
import { sessionNow } from "../../frame/account/session.ts";

const keyOf = (form: string) => `vigie.form.${form}`;
const whose = () => {
  const session = sessionNow();
  return session.state === "in" ? session.subject : null;
};

/** Keeps what somebody typed in a form over a visit to the identity provider. */
export function keepForm(form: string, typed: object): void {
  try {
    window.sessionStorage.setItem(keyOf(form), JSON.stringify({ whose: whose(), typed }));
  } catch {
    // Without storage they type it again.
  }
}

/** Reads what the same person typed before that visit; empty if there is nothing. */
export function keptForm(form: string): object {
  try {
    const kept = Object(JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? "null"));
    return kept.whose === whose() && whose() !== null ? Object(kept.typed) : {};
  } catch {
    return {};
  }
}

export function forgetForm(form: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}

/** Returns what was kept of a form, once: it is forgotten as soon as the form has it. */
export function useKeptForm<Typed extends object>(form: string): Partial<Typed> {
  // Written by this very form a moment ago.
  const [kept] = useState(() => keptForm(form) as Partial<Typed>);
  useEffect(() => forgetForm(form), [form]);
  return kept;
}

import { useEffect, useState } from "react";
import { sessionNow } from "../../frame/account/session.ts";
import { readStoredJson, writeStored } from "../../frame/browser-storage.ts";

const keyOf = (form: string) => `vigie.form.${form}`;
const whose = () => {
  const session = sessionNow();
  return session.state === "in" ? session.subject : null;
};

/** Stores the typed form while the person visits the identity provider. */
export function keepForm(form: string, typed: object): void {
  // Without storage, the person must type the form again.
  writeStored("sessionStorage", keyOf(form), JSON.stringify({ whose: whose(), typed }));
}

/** Returns the form that the same person stored before the visit; empty if there is no such form. */
export function storedForm(form: string): object {
  const stored = Object(readStoredJson("sessionStorage", keyOf(form)));
  return stored.whose === whose() && whose() !== null ? Object(stored.typed) : {};
}

export function forgetForm(form: string): void {
  writeStored("sessionStorage", keyOf(form), null);
}

/** Returns the stored form, and removes it from storage, so that later pages do not restore it again. */
export function useStoredForm<Typed extends object>(form: string): Partial<Typed> {
  // This form itself stored these values, so the type is known.
  const [stored] = useState(() => storedForm(form) as Partial<Typed>);
  useEffect(() => forgetForm(form), [form]);
  return stored;
}

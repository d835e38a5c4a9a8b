import { useSyncExternalStore } from "react";

const KEY = "vigie-mesure";

export type Consent = "given" | "refused" | "unasked";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedConsent(): Consent {
  try {
    const value = localStorage.getItem(KEY);
    return value === "given" || value === "refused" ? value : "unasked";
  } catch {
    // Where nothing can be kept, nothing is asked at each page either.
    return "refused";
  }
}

export function answerConsent(consent: "given" | "refused"): void {
  localStorage.setItem(KEY, consent);
  for (const listener of listeners) listener();
}

/** The visitor's answer about audience measurement; refused on the server. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, storedConsent, () => "refused");
}

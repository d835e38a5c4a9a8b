import { useSyncExternalStore } from "react";
import { createStore } from "../store.ts";

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
    // Without storage the answer cannot be kept, so refuse instead of asking on every page.
    return "refused";
  }
}

/** True while the visitor is asked for consent again, because they want to change the answer. */
const reopened = createStore(false);
export const reopenConsent = (): void => reopened.set(true);
export const useIsReopened = reopened.use;

/** Stores the answer. Withdrawing consent deletes the measuring cookies and reloads the page. */
export function answerConsent(consent: "given" | "refused"): void {
  const before = storedConsent();
  localStorage.setItem(KEY, consent);
  reopened.set(false);
  for (const listener of listeners) listener();
  if (before !== "given" || consent === "given") return;
  removeMeasuringCookies();
  // A running script cannot be stopped: reload the page without it.
  window.location.reload();
}

const MEASURING = /^_g(?:a|id|at|cl|ac)/;

/** Deletes the measuring cookies. A page cannot read which of its domains set a cookie, so it tries each. */
function removeMeasuringCookies(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, at) => `; Domain=${labels.slice(at).join(".")}`)];
  for (const name of names.filter((each) => MEASURING.test(each))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** Returns the visitor's answer about audience measurement; "refused" on the server. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, storedConsent, () => "refused");
}

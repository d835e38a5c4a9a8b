import type { ReactNode } from "react";
import { useLazyModule } from "../../frame/use-lazy-module.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { PhotoField } from "../../parts/report-queue/photo-field.tsx";
import { reportTexts } from "./texts.ts";
import type { WherePart } from "./where/where-part.tsx";

interface Parts {
  readonly WherePart: typeof WherePart;
  readonly PhotoField: typeof PhotoField;
}

/** Returns whether the server rendered a later step than the first: such a step needs the parts at once. */
const isBegun = () =>
  typeof window === "undefined" ||
  (document.querySelector<HTMLInputElement>("input[name=step]")?.value ?? "intro") !== "intro";

let loaded: Parts | null = null;

async function loadParts(): Promise<Parts> {
  const [{ WherePart }, { PhotoField }] = await Promise.all([
    import("./where/where-part.tsx"),
    import("../../parts/report-queue/photo-field.tsx"),
  ]);
  loaded = { WherePart, PhotoField };
  return loaded;
}

if (isBegun()) await loadParts();

const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Loads the parts that only later steps show, at the first touch of the page: the network can be lost before
 * a step needs the parts.
 * @returns a function that stops waiting for the touch
 */
export function loadAtFirstTouch(): () => void {
  const waiting = new AbortController();
  const load = () => {
    waiting.abort();
    // If loading fails, the step that shows a part loads it again.
    loadParts().catch(() => {});
  };
  for (const name of TOUCHES) window.addEventListener(name, load, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

/** Renders a late-loaded part: the question about the fire's location, or the field for photos. */
export function LateParts({ children }: { readonly children: (parts: Parts) => ReactNode }) {
  const { t } = useTexts(reportTexts);
  const late = useLazyModule(loaded === null, loadParts);
  const parts = loaded ?? late;
  return parts ? children(parts) : <p role="status">{t("report.loading")}</p>;
}

import { useEffect, useRef } from "react";
import type { LiveMap } from "../engine/live-map.ts";
import styles from "./map-tools.module.css";

/**
 * The picture that paper gets: the engine's own canvas is empty between two frames, so it is drawn on a plain one. On a
 * dark screen the engine's colours are no ink for paper: the drawn map, which is light there, is printed instead.
 */
export function PrintedMap({ map }: { readonly map: LiveMap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = () => {
      if (!canvas.current) return;
      canvas.current.hidden = window.matchMedia("(prefers-color-scheme: dark)").matches;
      if (!canvas.current.hidden) map.paintOn(canvas.current);
    };
    window.addEventListener("beforeprint", paint);
    return () => window.removeEventListener("beforeprint", paint);
  }, [map]);
  return <canvas ref={canvas} className={styles.printed} data-printed />;
}

import { useEffect, useRef } from "react";
import type { LiveMap } from "../engine/live-map.ts";
import styles from "./map-tools.module.css";

/**
 * The picture for printing. The engine's canvas is empty between two frames, so the picture is copied to a
 * plain canvas. In a dark theme, the engine's colours do not suit paper: the drawn map, which prints in light
 * colours, is printed instead.
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

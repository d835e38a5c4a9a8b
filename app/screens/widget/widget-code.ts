import { type GeneratorChoices, usualHeight } from "./generator-choices.ts";

/** A widget's frame, for the preview and for the code. */
export interface WidgetFrame {
  readonly src: string;
  /** Title for screen readers. */
  readonly title: string;
  /** Width in pixels; absent to fill the column, which no number can express. */
  readonly width?: string;
  readonly height: string;
}

/** Returns the frame of valid choices. */
export const widgetFrame = (
  choices: Pick<GeneratorChoices, "format" | "width" | "height" | "parts">,
  { src, title }: Pick<WidgetFrame, "src" | "title">,
): WidgetFrame => ({
  src,
  title,
  ...(choices.format === "fixed" && { width: String(Number(choices.width)) }),
  height: String(choices.height === "" ? usualHeight(choices) : Number(choices.height)),
});

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (value: string) => value.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? "");

/** Returns the HTML to copy into another site: only a frame, which loads when it comes near the screen. */
export function widgetCode(frame: WidgetFrame): string {
  const wide = frame.width === undefined ? "width" : "max-width";
  const attributes = Object.entries({ ...frame, loading: "lazy", style: `border:0;${wide}:100%` });
  return `<iframe ${attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(" ")}></iframe>`;
}

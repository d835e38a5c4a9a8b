import { type GeneratorChoices, usualHeight } from "./generator-choices.ts";

/** A widget's frame, for the preview and for the code alike. */
export interface WidgetFrame {
  readonly src: string;
  /** For whoever hears the frame. */
  readonly title: string;
  /** In pixels; absent for the whole of its column, which no number says. */
  readonly width?: string;
  readonly height: string;
}

/** The frame of valid choices. */
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

/** The HTML that another site copies: a frame alone, which loads when a reader comes near. */
export function widgetCode(frame: WidgetFrame): string {
  const wide = frame.width === undefined ? "width" : "max-width";
  const attributes = Object.entries({ ...frame, loading: "lazy", style: `border:0;${wide}:100%` });
  return `<iframe ${attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(" ")}></iframe>`;
}

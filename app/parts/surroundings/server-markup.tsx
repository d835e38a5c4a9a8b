interface Props {
  /** Markup of `namedMarkup`; only its name if the page that arrived contains it. */
  readonly markup: string | null;
  readonly className?: string | undefined;
}

const NAME = /^<!--(\w+)-->/;
/** Markups that this page showed, by name. A markup keeps its text when the same one arrives again. */
const shown = new Map<string, string>();

/** Shows markup that the server rendered, so that the page's scripts do not contain its component. */
export function ServerMarkup({ markup, className }: Props) {
  if (markup === null) return null;
  const name = NAME.exec(markup)?.[1] ?? "";
  const __html = wholeMarkup(name, markup);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes texts.
  return <div className={className} data-markup={name} dangerouslySetInnerHTML={{ __html }} />;
}

function wholeMarkup(name: string, markup: string): string {
  if (typeof document === "undefined") return markup;
  const html = shown.get(name) ?? document.querySelector(`[data-markup="${name}"]`)?.innerHTML ?? markup;
  shown.set(name, html);
  return html;
}

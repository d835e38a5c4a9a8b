interface Props {
  /** Markup of `namedMarkup`; only its name if the loaded page already contains the markup. */
  readonly markup: string | null;
  readonly className?: string | undefined;
}

const NAME = /^<!--(\w+)-->/;
/** Markups of the loaded page, by name: React can need one again after it removed the element. */
const arrived = new Map<string, string>();

/** Shows markup that the server rendered, so that the page's scripts do not contain its component. */
export function ServerMarkup({ markup, className }: Props) {
  if (markup === null) return null;
  const name = NAME.exec(markup)?.[1] ?? "";
  const __html = wholeMarkup(name, markup);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes texts.
  return <div className={className} data-markup={name} dangerouslySetInnerHTML={{ __html }} />;
}

function wholeMarkup(name: string, markup: string): string {
  const isOnlyName = markup === `<!--${name}-->`;
  if (isOnlyName && !arrived.has(name))
    arrived.set(name, document.querySelector(`[data-markup="${name}"]`)?.innerHTML ?? markup);
  return arrived.get(name) ?? markup;
}

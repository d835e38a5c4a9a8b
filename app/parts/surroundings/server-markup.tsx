interface Props {
  readonly markup: string | null;
  readonly className?: string | undefined;
}

/** Shows markup that the server rendered, so that the page's scripts do not contain its component. */
export const ServerMarkup = ({ markup, className }: Props) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes texts.
  markup && <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;

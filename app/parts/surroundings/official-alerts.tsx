/** Shows the markup of `officialAlertsMarkup`. */
export const OfficialAlerts = ({ markup }: { readonly markup: string | null }) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes texts.
  markup && <div dangerouslySetInnerHTML={{ __html: markup }} />;

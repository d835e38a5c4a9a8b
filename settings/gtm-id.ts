const GTM_ID = /^GTM-[A-Z0-9]+$/;

export type GtmIdCheck =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string };

/** Checks a tag-manager container id; the message of a bad one suggests what was probably meant. */
export function checkGtmId(id: string): GtmIdCheck {
  if (GTM_ID.test(id)) return { ok: true, id };
  const suggestion = `GTM-${id
    .toUpperCase()
    .replace(/^\W*(?:GTM\W*)?/, "")
    .replace(/[^A-Z0-9]/g, "")}`;
  const hint = GTM_ID.test(suggestion) ? `Did you mean '${suggestion}'?` : "It looks like 'GTM-ABC1234'.";
  return { ok: false, message: `'${id}' is not a valid GTM-ID. ${hint}` };
}

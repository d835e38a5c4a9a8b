/**
 * Returns whether an address is a response of the identity provider: it carries a code that opens a session,
 * or an error.
 */
export const isProviderAnswer = (search: URLSearchParams): boolean =>
  search.has("code") || search.has("error");

/** Returns whether an address is an answer of the identity provider: it carries a key that opens a session, or says why there is none. */
export const isProviderAnswer = (search: URLSearchParams): boolean =>
  search.has("code") || search.has("error");

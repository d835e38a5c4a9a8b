/** Returns whether a query is the identity provider's response: a code that opens a session, or an error. */
export const isProviderAnswer = (search: URLSearchParams): boolean =>
  search.has("code") || search.has("error");

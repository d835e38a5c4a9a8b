/** Returns whether an address is the identity provider's response, with a code for a session or an error. */
export const isProviderAnswer = (search: URLSearchParams): boolean =>
  search.has("code") || search.has("error");

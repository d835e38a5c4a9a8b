import { postJson } from "./post-json.ts";

/**
 * Requests a token with the time at which the form was started. Returns an empty string on failure: the form
 * works without it.
 */
export const startForm = (path: string): Promise<string> =>
  postJson<{ readonly token: string }, never>(path, {}).then(
    ({ token }) => token,
    () => "",
  );

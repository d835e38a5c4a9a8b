import { postJson } from "./post-json.ts";

/** Returns a token with the time the form was opened; "" if the request fails: the token is optional. */
export const startForm = (path: string): Promise<string> =>
  postJson<{ readonly token: string }, never>(path, {}).then(
    ({ token }) => token,
    () => "",
  );

import { postJson } from "./post-json.ts";

/** Requests a token with the form's starting time; empty if this fails: the form works without a token. */
export const startForm = (path: string): Promise<string> =>
  postJson<{ readonly token: string }, never>(path, {}).then(
    ({ token }) => token,
    () => "",
  );

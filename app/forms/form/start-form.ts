import { postJson } from "./post-json.ts";

/** Requests a token with the form's starting time; empty on failure, since the form works without it. */
export const startForm = (path: string): Promise<string> =>
  postJson<{ readonly token: string }, never>(path, {}).then(
    ({ token }) => token,
    () => "",
  );

import { postJson } from "./post-json.ts";

/** The server's word of when somebody began a form; empty where it cannot be had, which is no hindrance. */
export const startForm = (path: string): Promise<string> =>
  postJson<{ readonly token: string }, never>(path, {}).then(
    ({ token }) => token,
    () => "",
  );

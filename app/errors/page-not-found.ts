import { data } from "react-router";

/** What a loader throws for an address that leads to nothing. */
export function pageNotFound({ url }: Pick<Request, "url">) {
  return data(`Page Not Found: ${new URL(url).pathname}`, { status: 404, statusText: "Page Not Found" });
}

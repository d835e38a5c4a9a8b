import { data } from "react-router";
import type { Route } from "./+types/not-found";

/** Any address that no screen answers. */
export function loader({ request }: Route.LoaderArgs): never {
  throw data(`Page Not Found: ${new URL(request.url).pathname}`, {
    status: 404,
    statusText: "Page Not Found",
  });
}

export default function NotFound() {
  return null;
}

import { pageNotFound } from "../../page-not-found.ts";
import type { Route } from "./+types/not-found";

/** Any address that no screen answers. */
export function loader({ request }: Route.LoaderArgs): never {
  throw pageNotFound(request);
}

export default function NotFound() {
  return null;
}

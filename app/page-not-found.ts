import { data } from "react-router";
import { languageOfPath, pagePathOf } from "#plan/paths.ts";

const WORDS = { fr: "Page introuvable :", en: "Page not found:" } as const;

export function pageNotFound({ url }: Pick<Request, "url">) {
  const { pathname } = new URL(url);
  const page = pagePathOf(pathname);
  return data(`${WORDS[languageOfPath(page)]} ${page}`, { status: 404, statusText: "Page Not Found" });
}

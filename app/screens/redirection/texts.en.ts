import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "redirection.description": "The page that says you are leaving this site, and for which address.",
  "redirection.page": "You are leaving Vigie",
  "redirection.page.text":
    "What comes next is on another site. Its information and its privacy policy are not ours.",
  "redirection.store": "You are going to the app store",
  "redirection.store.text":
    "The app is downloaded from your phone’s store. You do not need it for this site: everything you read here works in a browser.",
  "redirection.unknown": "This address leads nowhere",
  "redirection.unknown.text":
    "Vigie only leads to known public sites. If you received this link in a message, do not enter any personal information.",
  "redirection.go": "Continue",
  "redirection.stay": "Stay on Vigie",
};

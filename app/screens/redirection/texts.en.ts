import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "redirection.description":
    "You are leaving this site. Check the address you are going to before you continue.",
  "redirection.page": "You are leaving Vigie",
  "redirection.page.text":
    "You are going to another site. Its information and its privacy policy are not ours.",
  "redirection.store": "You are going to the app store",
  "redirection.store.text":
    "The app is downloaded from your phone’s store. You do not need it for this site: everything here works in a browser.",
  "redirection.unknown": "This link leads to an unknown site",
  "redirection.unknown.text":
    "Vigie links only to known public sites. If you received this link in a message, do not enter any personal information.",
  "redirection.go": "Continue",
  "redirection.stay": "Stay on Vigie",
};

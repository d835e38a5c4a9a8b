import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "account.saved.place": "This place is saved",
  "account.saved.place.undo": "Delete this place",
  "account.saved.fire": "You are tracking this fire",
  "account.saved.fire.undo": "Stop tracking",
  "account.saved.releases": "You get our press releases",
  "account.saved.releases.undo": "Change my subscription",
  "account.delete.sure": "Delete for good",
};

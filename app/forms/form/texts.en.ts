import type { texts as fr } from "./texts.fr.ts";

export const texts: Record<keyof typeof fr, string> = {
  "form.summary_one": "{{count}} answer to correct",
  "form.summary_many": "{{count}} answers to correct",
  "form.summary_other": "{{count}} answers to correct",
  "form.summary.field": "{{field}}: {{problem}}",
  "form.email": "Please enter a valid email address",
  "form.phone": "Please enter a valid phone number, with 10 digits, in Canada or the United States",
  "form.phone-anywhere": "Enter a valid phone number, with 10 digits, or with + and the country code",
  "form.taken": "This number belongs to another profile: enter another one",
  "form.email-taken": "There may already be a profile at this address: log in with it, or enter another one",
  "form.long": "This text is too long: shorten it",
  "form.position": "This point is outside Quebec: choose a place in Quebec",
  "form.consent": "Check the box to agree, or remove the alerts",
  "form.agree": "Check the box to agree",
  "form.choose": "Choose at least one kind of press release",
  "form.files": "A file can’t be sent: see the reason below",
  "form.unreadable": "We could not read this: write it another way",
  "form.phone.label": "Mobile phone",
  "form.phone.hint": "A number in Canada or the United States: +1, then 10 digits. For example: +14185551234",
};

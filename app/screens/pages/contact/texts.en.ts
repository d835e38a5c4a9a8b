import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "contact.write": "Write to us",
  "contact.lead": "For a wildfire or smoke in the forest, call: nobody reads these messages at night.",
  "contact.subject": "Your subject",
  "contact.subject.choose": "Choose a subject",
  "contact.subject.permit":
    "Your municipality decides whether you can light a fire: it will answer faster than we can.",
  "contact.subject.media": "The media line, higher on this page, is the fastest.",
  "contact.message": "Your message",
  "contact.message.hint":
    "To report an error in the data, give the fire’s number or the zone’s name. 5,000 characters at most.",
  "contact.email": "Email",
  "contact.email.hint": "We use it to reply to you, and for nothing else.",
  "contact.phone": "Phone (optional)",
  "contact.phone.hint": "For example: 418-555-1234",
  "contact.region": "Region (optional)",
  "contact.region.none": "No region",
  "contact.trap": "Leave this field empty",
  "contact.kept":
    "The site erases your message after 90 days. The team destroys the exchange two years after its last reply.",
  "contact.privacy": "Privacy policy",
  "contact.send": "Send the message",
  "contact.sending": "Sending…",
  "contact.failed": "Your message was not sent",
  "contact.failed.failed":
    "Nothing was saved. Your text is still here: try again in a moment, or write to one of the addresses on this page.",
  "contact.failed.offline": "You have no network. Your text is still here: try again once you have a signal.",
  "contact.failed.too-many":
    "Too many messages came from your network. Your text is still here: try again in an hour, or write to one of the addresses on this page.",
  "contact.sent": "Your message has arrived",
  "contact.sent.reference": "Reference number",
  "contact.sent.text": "Someone on our team will reply by email, usually within three business days.",
  "contact.sent.answer":
    "A letter with this reference number is on its way to {{email}}. Check your junk folder too.",
  "contact.again": "Write another message",
};

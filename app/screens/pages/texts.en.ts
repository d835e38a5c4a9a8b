import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "pages.about": "About the agency",
  "pages.industry-detail": "Industries and communities",
  "pages.industries.inside": "Your sector",
  "pages.about-hub.inside": "The agency in detail",
  "pages.about.lead": "Who protects Quebec’s forests, how, and who we work with.",
  "pages.about.description":
    "The agency that prevents and fights wildfires in Quebec: its mission, its history, how it is organized, its partners, its reports and its data.",
  "pages.unavailable": "These pages are not available right now.",
  "pages.unavailable.text":
    "Try again in a few minutes. Fires, fire danger and restrictions have their own pages, with the time of the data.",
  "pages.contact.summary": "Emergency numbers, and a form for everything else.",
  "pages.contact.unavailable": "Our office addresses are not available right now.",
  "pages.contact.unavailable.text":
    "Try again in a few minutes, or write to us below: we will get your message.",
  "pages.contact.danger": "Life or home in danger",
  "pages.contact.write": "For everything else, write to us",
  "pages.contact.fire": "Wildfire or smoke",
  "contact.write": "Write to us",
  "contact.lead": "For a wildfire or smoke in the forest, call: nobody reads these messages at night.",
  "contact.subject": "Subject",
  "contact.subject.choose": "Choose a subject",
  "contact.subject.permit":
    "Your municipality decides whether you can light a fire: it will answer faster than we can.",
  "contact.subject.media": "The media contact, further up this page, is the fastest.",
  "contact.message": "Your message",
  "contact.message.hint":
    "To report an error in the data, give the fire’s number or the zone’s name. 5,000 characters at most.",
  "contact.email": "Email",
  "contact.email.hint": "We use it to reply to you, and for nothing else.",
  "contact.phone": "Phone (optional)",
  "contact.phone.hint": "10 digits, in Canada or the United States. For example: 418-555-1234",
  "contact.region": "Region (optional)",
  "contact.region.none": "No region",
  "contact.trap": "Leave this field empty",
  "contact.files": "Files (optional)",
  "contact.files.hint":
    "Up to 3, of 5 MB each: PDF, JPEG, PNG or HEIC. We remove location and device data from photos.",
  "contact.files.chosen": "Chosen files",
  "contact.files.remove": "Remove",
  "contact.files.remove.which": "Remove {{name}}",
  "contact.files.again": "Your files were not kept: choose them again.",
  "contact.files.refused.many": "{{name}}: this is one file too many. Send three at most.",
  "contact.files.refused.large": "{{name}}: this file is larger than 5 MB. Choose a smaller version.",
  "contact.files.refused.kind":
    "{{name}}: this type of file is not accepted. Choose a PDF, JPEG, PNG or HEIC file.",
  "contact.files.refused.empty":
    "{{name}}: this file is empty, or your device can’t read it. Choose another one.",
  "contact.files.refused.broken":
    "{{name}}: this picture cannot be read. Save it again, or choose another one.",
  "contact.files.refused.off": "{{name}}: this form does not accept files. Send your message without it.",
  "contact.kept":
    "The site erases your message and its files after 90 days. The team destroys the correspondence two years after its last reply.",
  "contact.privacy": "Privacy policy",
  "contact.send": "Send message",
  "contact.sending": "Sending…",
  "contact.failed": "Your message was not sent",
  "contact.failed.failed":
    "Nothing was saved. Your text is still here: try again in a moment, or write to one of the addresses on this page.",
  "contact.failed.offline":
    "You have no network. Your text is still here: try again when the network is back.",
  "contact.failed.files":
    "A file can’t be sent: the reason is below the field for files. Your text is still here.",
  "contact.failed.too-many":
    "Too many messages came from your network. Your text is still here: try again in an hour, or write to one of the addresses on this page.",
  "contact.sent": "We have your message",
  "contact.sent.reference": "Reference number",
  "contact.sent.text": "Someone on our team will reply by email, usually within three business days.",
  "contact.sent.answer":
    "An email with this reference number is on its way to {{email}}. Check your junk folder too.",
  "contact.again": "Write another message",
};

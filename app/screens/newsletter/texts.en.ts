import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "newsletter.title": "Press releases by email",
  "newsletter.releases": "Press releases",
  "newsletter.description":
    "Get the agency’s press releases by email, without a profile: restrictions, season updates, forest work. About 20 a year.",
  "newsletter.lead":
    "About 20 a year: restrictions, season updates, forest work. No profile needed, and you can stop at any time.",
  "newsletter.email": "Email",
  "newsletter.email.hint": "For example: mary@example.org",
  "newsletter.which": "Which press releases do you want?",
  "newsletter.public": "For the public",
  "newsletter.industrial": "For industry and forest work",
  "newsletter.consent":
    "I agree to the agency keeping my email and using it to send me the press releases I chose, and for nothing else.",
  "newsletter.privacy": "Privacy policy",
  "newsletter.sender":
    "Who writes to you: {{name}}, {{address}}, {{email}}. You can withdraw your consent at any time.",
  "newsletter.sender.address": "Agence de démonstration, 1, rue de l’Exemple, Québec (Québec) G0X 0X0",
  "newsletter.sender.email": "info@vigie.example",
  "newsletter.ask": "Get press releases",
  "newsletter.asking": "Sending…",
  "newsletter.wait": "Enter your email and check the box to activate the button.",
  "newsletter.asked": "Check your email",
  "newsletter.asked.text":
    "A link to confirm is on its way. It works for 72 hours. We send nothing else until you confirm. Check your junk mail too.",
  "newsletter.alerts": "To be warned of a fire near you, use alerts",
  "newsletter.alerts.text":
    "Press releases do not warn you of a fire. To be warned, save a place and choose its alerts.",
  "newsletter.alerts.action": "Save a place",

  "newsletter.confirm": "Confirm your email",
  "newsletter.confirm.text": "Once you confirm, you will get the next press release.",
  "newsletter.confirm.action": "Confirm my email",
  "newsletter.confirmed": "You are subscribed",
  "newsletter.confirmed.text": "The next press release will go to {{email}}.",
  "newsletter.over": "This link no longer works",
  "newsletter.over.text":
    "It has already been used, or it is more than 72 hours old. If you confirmed, there is nothing more to do. If not, start again here.",
  "newsletter.away": "Your choices cannot be shown right now",
  "newsletter.away.text": "Nothing is lost, and your link still works. Try again in a moment.",
  "newsletter.away.again": "Open my link again",

  "newsletter.choice": "Your press releases",
  "newsletter.choice.to": "They go to {{email}}.",
  "newsletter.choice.save": "Save my choices",
  "newsletter.choice.saved": "Your choices are saved.",
  "newsletter.stop": "Stop all press releases",
  "newsletter.stop.text": "Your email is then erased from our lists.",
  "newsletter.stopped": "You get no press releases",
  "newsletter.stopped.text":
    "This email is not on any of our press release lists. Your alerts, if you have any, do not change.",
  "newsletter.again": "Subscribe",
  "newsletter.failed": "We could not send your request",
  "newsletter.failed.text": "Nothing was saved, and what you wrote is still here. Try again in a moment.",
  "newsletter.many.text":
    "Too many emails were requested from your network. Nothing was sent, and what you wrote is still here. Try again in a few minutes.",
};

import type { texts as fr } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof fr, string>> = {
  "prevention.title": "Prevention",
  "prevention.description":
    "How not to start a wildfire: campfires, cottages and homes, burning permits, forest work, recreation. Simple steps to read before you head out.",
  "prevention.lead":
    "Every year, wildfires start with something that could have been avoided. Here is what matters, depending on what you are doing.",
  "prevention.now": "First of all: what applies today",
  "prevention.place": "What is the fire danger where you are?",
  "prevention.place.danger": "Fire danger: {{place}}",
  "prevention.place.zone": "{{zone}} zone",
  "prevention.place.label": "Address, municipality or place",
  "prevention.place.locate":
    "Your device will ask for permission. Your location is rounded to one kilometre and is not kept.",
  "prevention.place.full": "Can I light a fire here? See the full answer",
  "prevention.place.outside": "This location is outside Quebec. Try the name of a place instead.",
  "prevention.topics": "What are you doing?",
  "prevention.articles": "In this category",
  "prevention.back": "See everything under “{{category}}”",
  "prevention.unavailable": "The advice is not available right now.",
  "prevention.unavailable.text":
    "Try again in a few minutes. Fires, fire danger and restrictions have their own pages, with the time of the data.",
};

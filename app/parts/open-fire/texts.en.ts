import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "openFire.question": "Can I light a fire?",
  "openFire.question.here": "Can I light a fire here?",
  "openFire.banned.fire": "No. Open fires are banned here.",
  "openFire.banned.closure": "No. This area is closed: if you are there, leave.",
  "openFire.banned.risk": "No. A fire threatens this area: get ready to leave.",
  "openFire.banned.access": "No. Access to the forest is banned here.",
  "openFire.whole.fire": "No. Open fires are banned throughout {{area}}.",
  "openFire.whole.closure": "No. All of {{area}} is closed: if you are there, leave.",
  "openFire.whole.risk": "No. A fire threatens all of {{area}}: if you are there, get ready to leave.",
  "openFire.whole.access": "No. Access to the forest is banned throughout {{area}}.",
  "openFire.whole.several": "No. Bans cover all of {{area}}.",
  "openFire.part.fire": "Open fires are banned in part of {{area}}.",
  "openFire.part.closure": "Part of {{area}} is closed: if you are there, leave.",
  "openFire.part.risk": "A fire threatens part of {{area}}: if you are there, get ready to leave.",
  "openFire.part.access": "Access to the forest is banned in part of {{area}}.",
  "openFire.area.region": "the region",
  "openFire.area.zone": "the zone",
  "openFire.until": "Until {{when}}.",
  "openFire.noEnd": "Until further notice.",
  "openFire.untilVaries": "The end varies from place to place: see the dates below.",
  "openFire.untilVaries.card": "The end varies from place to place: see the dates on the page for {{area}}.",
  "openFire.beside": "No, to be safe: a ban is in force less than a kilometre away.",
  "openFire.beside.text":
    "Our boundaries are approximate, so act as if the ban applies to you. Your municipality can tell you which side you are on.",
  "openFire.unknown.missing": "We cannot tell: we are not receiving the restrictions.",
  "openFire.unknown.old": "We cannot tell: our data is too old.",
  "openFire.unknown.incomplete": "We cannot tell: a restriction we received is incomplete or cannot be read.",
  "openFire.unknown.text": "Do not light a fire until you have checked with your municipality.",
  "openFire.unbanned.1": "Yes, with care, if your municipality allows it.",
  "openFire.unbanned.2": "Yes, a small fire, if your municipality allows it.",
  "openFire.unbanned.3": "Yes, if the wind is not over 20 km/h and your municipality allows it.",
  "openFire.unbanned.4":
    "Not in the open: only in a fire pit with a spark arrester, if your municipality allows it.",
  "openFire.unbanned.5": "Do not light a fire, even without a provincial ban.",
  "openFire.unbanned.unrated":
    "There is no provincial ban here, but fire danger is not rated this far north.",
  "openFire.unbanned.unpublished":
    "There is no provincial ban here, but the fire danger level is not published.",
  "openFire.unbanned.unavailable":
    "There is no provincial ban here, but we are not receiving today’s fire danger level.",
  "openFire.unbanned.text":
    "In dry or windy weather, do not light a fire. If in doubt, check with your municipality.",
  "openFire.unbanned.differs": "No provincial ban on open fires here.",
  "openFire.today": "Fire danger today: {{level}}. {{advice}}",
  "openFire.highest": "Highest fire danger today: {{level}}. {{advice}}",
  "openFire.elsewhere": "In the rest of {{area}}, there is no provincial ban.",
  "openFire.bannedFrom": "Warning: a ban starts on {{when}}.",
  "openFire.bannedAgain": "Warning: another ban starts on {{when}}.",
  "openFire.announced": "A ban has been announced: see the dates below.",
  "openFire.announced.card": "A ban has been announced: see the dates on the page for {{area}}.",
};

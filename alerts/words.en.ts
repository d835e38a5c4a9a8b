import type { Vocabulary } from "./vocabulary.ts";

const forestWork = (hours: string) => ({
  name: `forest work restricted, ${hours}`,
  advice: "Stop the work it covers during these hours.",
});

export const ENGLISH: Vocabulary = {
  colon: ": ",
  winds: ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"],
  statuses: [
    "Recorded",
    "New",
    "Under observation",
    "Out of control",
    "Being held",
    "Under control",
    "Extinguished",
  ],
  levels: ["low", "moderate", "high", "very high", "extreme"],
  restrictions: {
    construction_morning: forestWork("8 a.m. to 8 p.m."),
    construction_afternoon: forestWork("noon to 8 p.m."),
    construction_day: forestWork("24 hours a day"),
    fire: { name: "open fires banned", advice: "Do not light anything." },
    access: { name: "forest access banned", advice: "Stay out of the forest." },
    plane: { name: "flights banned", advice: "Fly nothing, drones included." },
    risk: { name: "area at risk", advice: "Be ready to leave. Follow your municipality’s instructions." },
    closure: { name: "area closed", advice: "Leave the area, or stay away from it." },
  },
  fireNo: ({ number, name }) => (name ? `Fire No.\u00a0${number}, ${name}` : `Fire No.\u00a0${number}`),
  position: (lat, lon) => `${lat}, ${lon}`,
  beside: "right there",
  away: (km, wind) => `${km}\u00a0km ${wind}`,
  near: {
    new: "new fire",
    newOutOfControl: "new fire, out of control,",
    now: (status) => `fire ${status},`,
    grew: (size) => `fire now ${size},`,
    contained: "fire contained,",
    out: "fire out,",
  },
  followed: {
    new: "new",
    newOutOfControl: "new, out of control",
    now: (status) => status,
    grew: (size) => `now ${size}`,
    contained: "contained",
    out: "out",
  },
  dangerUp: (level) => `fire danger now ${level}`,
  dangerDown: (level) => `fire danger down to ${level}`,
  begun: (name) => name,
  changed: (name) => `changed: ${name}`,
  lifted: (name) => `lifted: ${name}`,
  until: (when) => `Until ${when}`,
  wasStatus: (status) => ` (was ${status})`,
  sizeIs: (size) => `, ${size}`,
  zone: (name) => `${name} zone.`,
  adviceFire: "Stay informed. If smoke bothers you, close doors and windows.",
  adviceOutOfControl: "Be ready to leave, and follow your municipality’s instructions. In danger, call 911.",
  adviceDanger:
    "Take care with anything that burns or throws sparks. Check the restrictions before lighting a fire.",
};

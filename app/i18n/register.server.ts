import { texts as openFireEn } from "../open-fire/texts.en.ts";
import { texts as openFireFr } from "../open-fire/texts.fr.ts";
import { en } from "./dictionary.en.ts";
import { fr } from "./dictionary.fr.ts";
import { registerTexts } from "./texts-of.ts";

// The open fire answer is worded here for every screen and for the API: no page carries its texts.
registerTexts("fr", { ...fr, ...openFireFr });
registerTexts("en", { ...en, ...openFireEn });

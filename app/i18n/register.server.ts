import { en } from "./dictionary.en.ts";
import { fr } from "./dictionary.fr.ts";
import { registerTexts } from "./texts-of.ts";

registerTexts("fr", fr);
registerTexts("en", en);

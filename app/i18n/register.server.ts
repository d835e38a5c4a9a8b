import { en } from "./dictionary.en.ts";
import { fr } from "./dictionary.fr.ts";
import { registerTexts } from "./instance.ts";

registerTexts("fr", fr);
registerTexts("en", en);

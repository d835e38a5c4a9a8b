import { loadTexts } from "../../i18n/load-texts.ts";

// What a finder says is written by the server, the same on every screen: no page carries these texts.
await loadTexts({ fr: () => import("./texts.fr.ts"), en: () => import("./texts.en.ts") });

import { compileStories } from "./own-stories.ts";

// Build step: see `own-stories.ts`.
compileStories(console.error);

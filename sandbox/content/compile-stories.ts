import { compileStories } from "./own-stories.ts";

// A step of the build: see `own-stories.ts`.
compileStories(console.error);

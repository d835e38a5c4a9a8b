import { compileStories } from "./own-stories.ts";

// Build step that compiles the space's own stories: see `own-stories.ts`.
compileStories(console.error);

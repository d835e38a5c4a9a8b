import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "blog.title": "Blog",
  "blog.description":
    "The agency’s blog: how a wildfire starts, grows and is extinguished, what crews do, where smoke comes from, past seasons. Longer reads about fire.",
  "blog.lead": "How a fire starts, who fights it, what the figures say. Longer reads about fire.",
  "blog.all": "See all blog articles",
  "blog.unavailable": "Articles are not available right now.",
  "blog.unavailable.text":
    "Try again in a few minutes. Fires, fire danger and restrictions have their own pages, with the time of the data.",
  "blog.pages": "Blog pages",
  "blog.page": "Page {{page}} of {{pages}}",
  "blog.newer": "Newer",
  "blog.older": "Older",
};

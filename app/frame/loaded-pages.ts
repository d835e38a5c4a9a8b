type Knows = (url: URL) => boolean;

let knows: Knows = () => false;

/** Registers the pages that the open page can show by itself; returns a function that unregisters them. */
export function registerPages(these: Knows): () => void {
  knows = these;
  return () => {
    knows = () => false;
  };
}

/** Returns whether a page can be shown without a request. */
export const isPageLoaded: Knows = (url) => knows(url);

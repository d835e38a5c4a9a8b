type IsLoaded = (url: URL) => boolean;

let isLoaded: IsLoaded = () => false;

/** Registers the pages that the open page can show without a request; returns the function to unregister. */
export function registerPages(these: IsLoaded): () => void {
  isLoaded = these;
  return () => {
    isLoaded = () => false;
  };
}

/** Returns whether a page can be shown without a request. */
export const isPageLoaded: IsLoaded = (url) => isLoaded(url);

type IsLoaded = (url: URL) => boolean;

let isLoaded: IsLoaded = () => false;

/** Registers the pages that the open page can show by itself; returns a function that unregisters them. */
export function registerPages(these: IsLoaded): () => void {
  isLoaded = these;
  return () => {
    isLoaded = () => false;
  };
}

/** Returns whether a page can be shown without a request. */
export const isPageLoaded: IsLoaded = (url) => isLoaded(url);

type Knows = (url: URL) => boolean;

let knows: Knows = () => false;

/** Says which pages the open one can show by itself; gives the way to take it back. */
export function holdPages(these: Knows): () => void {
  knows = these;
  return () => {
    knows = () => false;
  };
}

/** Whether a page can be shown without a request. */
export const isPageHeld: Knows = (url) => knows(url);

const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(query)}`;

/** Plain links that send a page on; nobody else learns of a visit until one is followed. */
export function shareLinks(title: string, address: string) {
  return {
    // Mail programs show a plus sign as it is: their spaces are %20.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`,
    facebook: withQuery("https://www.facebook.com/sharer/sharer.php", { u: address }),
    x: withQuery("https://x.com/intent/post", { text: title, url: address }),
  };
}

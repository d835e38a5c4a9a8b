const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(query)}`;

/** Returns plain share links. No other site learns of a visit until a link is followed. */
export function shareLinks(title: string, address: string) {
  return {
    // Mail apps show a plus sign literally, so encode spaces as %20.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`,
    facebook: withQuery("https://www.facebook.com/sharer/sharer.php", { u: address }),
    x: withQuery("https://x.com/intent/post", { text: title, url: address }),
  };
}

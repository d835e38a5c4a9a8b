/** Without halves of letters; browsers do so by themselves since 2023 only, and forms are read in older ones too. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");

/** No more than so many letters of a text; never half of one. */
export const cutText = (text: string, most: number): string => [...text].slice(0, most).join("");

/** Text as somebody typed it: line ends of one kind, control characters and broken letters gone, every word as it stands. */
export const typedText = (text: string): string =>
  wellFormed(
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what goes
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ""),
  );

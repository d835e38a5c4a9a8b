// Stories in the content service's format, for tests.

export const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
export const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
export const doc = (...content: unknown[]) => ({ type: "doc", content });

/** Returns a complete release in French, with `fields` added to its content and `more` to the story. */
export function rawRelease(uuid: string, fields: object = {}, more: object = {}) {
  return {
    uuid,
    full_slug: `communiques/${uuid}`,
    default_full_slug: `communiques/${uuid}`,
    translated_slugs: [{ path: `news/${uuid}-en`, name: null, lang: "en" }],
    first_published_at: "2026-06-18T18:00:00.000Z",
    is_startpage: false,
    position: 0,
    lang: "default",
    content: {
      _uid: `uid-${uuid}`,
      component: "communique",
      title: `Titre ${uuid}`,
      summary: "Une phrase.",
      audience: "public",
      body: doc(paragraph(text("Le texte."))),
      ...fields,
    },
    ...more,
  };
}

export function inEnglish(raw: ReturnType<typeof rawRelease>) {
  const [translated] = raw.translated_slugs;
  return { ...raw, full_slug: `en/${translated?.path}`, lang: "en" };
}

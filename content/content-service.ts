import type { Language } from "#territory/language.ts";
import type { Configuration } from "./read-configuration.ts";
import type { DictionaryTexts } from "./read-dictionary.ts";
import type { Story, StoryPaths, StorySummary } from "./story.ts";

export interface ContentState {
  /** Whether the last attempt to read the content service failed; the earlier content is then still shown. */
  readonly isFailing: boolean;
  /** Time when the shown content was last confirmed; null if nothing was ever read: there is no content. */
  readonly readAt: Date | null;
  /** Number of shown stories of both languages. */
  readonly stories: number;
  /** Number of stories omitted because they are unreadable. */
  readonly dropped: number;
  /** Number of stories shown without an unreadable field. */
  readonly incomplete: number;
  /** Number of unreadable configurations since the start; the last good one was used instead. */
  readonly refusedConfigurations: number;
}

export interface ContentChange {
  readonly stories: readonly StoryPaths[];
  /** Whether the editors' replacements for the site's texts changed. Any page can contain these texts. */
  readonly hasOtherTexts: boolean;
  /** Whether the editors' settings for the whole site changed: they affect all pages. */
  readonly hasOtherConfiguration: boolean;
}

/** The editors' content, from memory. No function rejects. Old content is shown until new content is read. */
export interface ContentService {
  /** Returns the story at a path without prefix and outer slashes: `communiques/feu-maitrise`. */
  story(path: string, language: Language): Promise<Story | null>;
  /** Returns the story that was at a path before it moved; null if no story was there, or it was deleted. */
  storyFrom(path: string, language: Language): Promise<Story | null>;
  /**
   * Returns the stories directly in a folder, without the folder's own page. `folder` is a French path, or
   * `""` for the root. Stories in `communiques`, `blogue` and `carrieres` are sorted newest first. Other
   * folders have the editors' order.
   */
  list(folder: string, language: Language): Promise<readonly StorySummary[]>;
  /** Returns every story of a language: the same array until the stories are read again. */
  all(language: Language): Promise<readonly Story[]>;
  /** Returns whether a published story shows the picture at a path of the content service. */
  showsImage(path: string): boolean;
  /** Returns the editors' replacements for the site's texts. If outdated, reads them in the background. */
  texts(): DictionaryTexts;
  /** Returns the editors' settings for the site; null if there are none. Their texts are in `texts()`. */
  configuration(language: Language): Configuration | null;
  state(): ContentState;
  /** Checks for new content, even if the last check was recent. Resolves after the response or failure. */
  refresh(): Promise<void>;
  /** Reads all content again, whatever its age and version. Resolves after the reading or failure. */
  invalidate(): Promise<void>;
  /** Adds a listener, which is called after each reading that finds changes. */
  onChange(listener: (change: ContentChange) => void): void;
}

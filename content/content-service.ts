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
  /** Whether the editors' texts that replace the site's own changed: any page can contain them. */
  readonly hasOtherTexts: boolean;
  /** Whether the editors' settings for the whole site changed: they affect all pages. */
  readonly hasOtherConfiguration: boolean;
}

/** The editors' content, from memory. No function rejects. Old content is returned while it is read again. */
export interface ContentService {
  /** Returns the story at a path without prefix and outer slashes: `communiques/feu-maitrise`. */
  story(path: string, language: Language): Promise<Story | null>;
  /** Returns the story that moved away from a path; null if no story did, or if it was deleted. */
  storyFrom(path: string, language: Language): Promise<Story | null>;
  /**
   * Returns the stories directly in a folder, by its French path, without the folder's own page. They are
   * sorted newest first in `communiques`, `blogue` and `carrieres`, otherwise in the editors' order. `""` is
   * the root.
   */
  list(folder: string, language: Language): Promise<readonly StorySummary[]>;
  /** Returns every story of a language: the same array until the stories are read again. */
  all(language: Language): Promise<readonly Story[]>;
  /** Returns whether a published story shows the picture at a path of the content service. */
  showsImage(path: string): boolean;
  /** Returns the texts that replace the site's own. Old texts are read again in the background. */
  texts(): DictionaryTexts;
  /** Returns the editors' settings for the site; null if they set none. Its texts are also in `texts`. */
  configuration(language: Language): Configuration | null;
  state(): ContentState;
  /** Checks for new content, whatever the age of the current one. Resolves after the response or failure. */
  refresh(): Promise<void>;
  /** Reads all content again, whatever its age and version. Resolves after the reading or failure. */
  invalidate(): Promise<void>;
  /** Calls the listener when any reading found changes. */
  onChange(listener: (change: ContentChange) => void): void;
}

import type { Language } from "#territory/language.ts";
import type { Configuration } from "./configuration.ts";
import type { DictionaryTexts } from "./read-dictionary.ts";
import type { Story, StoryPaths, StorySummary } from "./story.ts";

/** How it stands with what editors write. */
export interface ContentState {
  /** Whether the last attempt to read the content service failed; what was read before still holds. */
  readonly isFailing: boolean;
  /** When what is shown was last known to be right; null when nothing was ever read: there are no words then. */
  readonly readAt: Date | null;
  /** Stories of both languages that are shown. */
  readonly stories: number;
  /** Stories left out since they could not be read. */
  readonly dropped: number;
  /** Stories shown without a field that could not be read. */
  readonly incomplete: number;
  /** Configurations that could not be read since the start; the last good one stood in for each. */
  readonly refusedConfigurations: number;
}

/** What a reading found otherwise than the one before. */
export interface ContentChange {
  readonly stories: readonly StoryPaths[];
  /** Whether texts of the site's own are replaced otherwise: any page may show them. */
  readonly hasOtherTexts: boolean;
  /** Whether what all pages share is set otherwise. */
  readonly hasOtherConfiguration: boolean;
}

/** What editors write, from memory. Nothing here rejects, and what is old is given while it is read again. */
export interface ContentService {
  /**
   * The story at a path of that language, without the language's prefix and slashes at the ends:
   * `communiques/feu-maitrise`, and in English `news/fire-under-control`.
   */
  story(path: string, language: Language): Promise<Story | null>;
  /** The story that was at such a path and is elsewhere now; null when none is known to have left it, or it is gone. */
  storyFrom(path: string, language: Language): Promise<Story | null>;
  /**
   * The stories right in a folder, by its French path, without the folder's own page: newest first in
   * `communiques`, `blogue` and `carrieres`, else in the editors' order. `""` is the root.
   */
  list(folder: string, language: Language): Promise<readonly StorySummary[]>;
  /** Every story of a language: the same array until they are read anew. */
  all(language: Language): Promise<readonly Story[]>;
  /** Whether a published story shows the picture that the content service keeps at a path. */
  showsImage(path: string): boolean;
  /** The texts that replace the site's own now; what is old is read again behind the reader's back. */
  texts(): DictionaryTexts;
  /** What editors set for the whole site in a language; null while they set nothing. Its texts are among `texts`. */
  configuration(language: Language): Configuration | null;
  state(): ContentState;
  /** Asks for what is new, whatever the age of what is held; done once that is answered, good or bad. */
  refresh(): Promise<void>;
  /** Reads all again, whatever its age and version; done once that reading is, good or bad. */
  invalidate(): Promise<void>;
  /** Calls the listener when a reading found something changed, however it came to be made. */
  onChange(listener: (change: ContentChange) => void): void;
}

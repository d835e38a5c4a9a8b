import type { Newsroom } from "./newsroom.ts";
import { NewsroomError } from "./newsroom-error.ts";
import type { Sheet } from "./sheet.ts";

/** What a button of a story's form asks; `restore 3` takes back the version of that place in the history. */
export type EditorDeed = "save" | "publish" | "unpublish" | "remove" | `restore ${number}`;

/** Does it. `written` reads the form, for those deeds that keep what it says. @returns what was done */
export function doDeed(newsroom: Newsroom, path: string, deed: EditorDeed, written: () => Sheet) {
  switch (deed) {
    case "save":
      newsroom.save(path, written());
      return "saved";
    case "publish":
      newsroom.publish(path, written());
      return "published";
    case "unpublish":
      newsroom.unpublish(path);
      return "unpublished";
    case "remove":
      newsroom.remove(path);
      return "deleted";
    default: {
      const version = newsroom.story(path).history[Number(deed.slice("restore ".length))];
      if (!version) throw new NewsroomError(404, "This version does not exist.");
      newsroom.save(path, version.sheet, "restored");
      return "restored";
    }
  }
}

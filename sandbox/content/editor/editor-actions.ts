import type { Newsroom } from "./newsroom.ts";
import { NewsroomError } from "./newsroom-error.ts";
import type { Sheet } from "./sheet.ts";

/** Action of a button in a story's form. `restore 3` restores that version from the history. */
export type EditorAction = "save" | "publish" | "unpublish" | "remove" | `restore ${number}`;

/** Runs an action. `written` reads the form, for actions that save it. @returns the action done */
export function runEditorAction(newsroom: Newsroom, path: string, deed: EditorAction, written: () => Sheet) {
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

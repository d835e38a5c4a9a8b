import { z } from "zod";
import { drawOwn, ownPictures } from "./own-pictures.ts";
import { type Picture, pathOf, picture } from "./picture.ts";

const pictureList = z.array(picture);

/** Storage of uploaded pictures between two runs. */
export interface PictureKeeping {
  readList(): unknown;
  writeList(list: readonly Picture[]): void;
  readBytes(name: string): Buffer;
  writeBytes(name: string, bytes: Buffer): void;
}

/** Creates a storage in memory. */
function pictureMemory(): PictureKeeping {
  const files = new Map<string, Buffer>();
  return {
    readList: () => [],
    writeList: () => undefined,
    readBytes: (name) => files.get(name) ?? Buffer.alloc(0),
    writeBytes: (name, bytes) => void files.set(name, bytes),
  };
}

const fileOf = ({ hash, name }: Picture) => `${hash}-${name}`;

/** The space's own pictures, and those that editors uploaded. */
export class PictureLibrary {
  readonly #own = ownPictures();
  readonly #keeping: PictureKeeping;
  readonly #drawn = new Map<string, Promise<Buffer>>();
  #added: readonly Picture[];

  constructor(keeping: PictureKeeping = pictureMemory()) {
    this.#keeping = keeping;
    this.#added = pictureList.catch([]).parse(keeping.readList());
  }

  /** Returns all pictures, newest first. */
  list(): readonly Picture[] {
    return [...this.#added, ...this.#own];
  }

  /** Returns the bytes of a picture at a path, or null. */
  async read(path: string): Promise<Buffer | null> {
    const own = this.#own.find((each) => pathOf(each) === path);
    if (own) {
      const drawn = this.#drawn.get(path) ?? drawOwn(own);
      this.#drawn.set(path, drawn);
      return drawn;
    }
    const added = this.#added.find((each) => pathOf(each) === path);
    return added ? this.#keeping.readBytes(fileOf(added)) : null;
  }

  add(added: Picture, bytes: Buffer): void {
    if (this.#added.some(({ hash }) => hash === added.hash)) return;
    this.#keeping.writeBytes(fileOf(added), bytes);
    this.#added = [added, ...this.#added];
    this.#keeping.writeList(this.#added);
  }
}

import { z } from "zod";
import { drawOwn, ownPictures } from "./own-pictures.ts";
import { type Picture, pathOf, picture } from "./picture.ts";

const pictureList = z.array(picture);

export interface PictureStorage {
  readList(): unknown;
  writeList(list: readonly Picture[]): void;
  readBytes(name: string): Buffer;
  writeBytes(name: string, bytes: Buffer): void;
}

function pictureMemory(): PictureStorage {
  const files = new Map<string, Buffer>();
  return {
    readList: () => [],
    writeList: () => undefined,
    readBytes: (name) => files.get(name) ?? Buffer.alloc(0),
    writeBytes: (name, bytes) => void files.set(name, bytes),
  };
}

const fileOf = ({ hash, name }: Picture) => `${hash}-${name}`;

/** Library of the space's own pictures, and of the pictures that editors uploaded. */
export class PictureLibrary {
  readonly #own = ownPictures();
  readonly #storage: PictureStorage;
  readonly #drawn = new Map<string, Promise<Buffer>>();
  #added: readonly Picture[];

  constructor(storage: PictureStorage = pictureMemory()) {
    this.#storage = storage;
    this.#added = pictureList.catch([]).parse(storage.readList());
  }

  /** Returns all pictures, newest first. */
  list(): readonly Picture[] {
    return [...this.#added, ...this.#own];
  }

  /** Returns the bytes of the picture at a path, or null if the path has no picture. */
  async read(path: string): Promise<Buffer | null> {
    const own = this.#own.find((each) => pathOf(each) === path);
    if (own) {
      const drawn = this.#drawn.get(path) ?? drawOwn(own);
      this.#drawn.set(path, drawn);
      return drawn;
    }
    const added = this.#added.find((each) => pathOf(each) === path);
    return added ? this.#storage.readBytes(fileOf(added)) : null;
  }

  add(added: Picture, bytes: Buffer): void {
    if (this.#added.some(({ hash }) => hash === added.hash)) return;
    this.#storage.writeBytes(fileOf(added), bytes);
    this.#added = [added, ...this.#added];
    this.#storage.writeList(this.#added);
  }
}

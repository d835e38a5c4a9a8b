import { expect, it } from "vitest";
import { MOST_FILE_BYTES } from "#intake/contact/contact-files.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { isFormWithFiles, sentForm } from "./sent-form.ts";

const cleanings = createCleanings();
const MEGABYTE = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=x";
const FILM = '--x\r\nContent-Disposition: form-data; name="files"; filename="film.mov"\r\n\r\n';

async function sent(parts: readonly (readonly [name: string, value: string | File])[]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return sentForm(new Request("https://site.test/", { method: "POST", body: form }), cleanings);
}
const file = (name: string, size: number) => new File([new Uint8Array(size).fill(7)], name);

it("the fields and files of a form arrive as they were sent", async () => {
  const bytes = new Uint8Array([0, 13, 10, 45, 45, 255]);
  const form = await sent([
    ["message", "Bonjour,\r\n« été » 🔥"],
    ["files", new File([bytes], "fumée.jpg")],
    ["files", new File([], "")],
  ]);
  if (typeof form === "string") throw new Error(form);
  expect([...form.fields]).toEqual([["message", "Bonjour,\r\n« été » 🔥"]]);
  expect(form.files).toEqual([{ name: "fumée.jpg", bytes: Buffer.from(bytes), isCut: false }]);
});

it("the texts and file names of a form are cleaned, but not the bytes of its files", async () => {
  const bytes = new Uint8Array([0, 7, 226, 128, 174]);
  const form = await sent([
    ["message", "Bonjour\u0000,\r\n\u202e« été » 🔥"],
    ["files", new File([bytes], "fu\u202emée\u0007.jpg")],
  ]);
  if (typeof form === "string") throw new Error(form);
  expect([...form.fields]).toEqual([["message", "Bonjour,\r\n« été » 🔥"]]);
  expect(form.files).toEqual([{ name: "fumée.jpg", bytes: Buffer.from(bytes), isCut: false }]);
});

it("the first three files of a form keep their bytes up to the limit, and further files keep only their names", async () => {
  const form = await sent([
    ["files", file("whole.pdf", MOST_FILE_BYTES)],
    ["files", file("long.pdf", MOST_FILE_BYTES + 1)],
    ["files", file("short.pdf", 3)],
    ["files", file("fourth.pdf", 3)],
    ["message", "a"],
  ]);
  if (typeof form === "string") throw new Error(form);
  expect(form.files.map(({ name, bytes, isCut }) => [name, bytes.length, isCut])).toEqual([
    ["whole.pdf", MOST_FILE_BYTES, false],
    ["long.pdf", MOST_FILE_BYTES, true],
    ["short.pdf", 3, false],
    ["fourth.pdf", 0, true],
  ]);
  expect(form.fields.get("message")).toBe("a");
});

it("a form that is too long and a form that is broken get different results", async () => {
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(FILM)),
    pull: (controller) => controller.enqueue(new Uint8Array(MEGABYTE)),
  });
  const film = { method: "POST", body: endless, headers: { "content-type": TYPE }, duplex: "half" };
  expect(await sentForm(new Request("https://site.test/", film), cleanings)).toBe("long");
  const odd = (body: string, type = TYPE) =>
    sentForm(
      new Request("https://site.test/", { method: "POST", body, headers: { "content-type": type } }),
      cleanings,
    );
  expect(await odd("--x\r\nContent-Disposition: form-data; name=a\r\n\r\nno end")).toBe("unreadable");
  expect(await odd("nothing")).toBe("unreadable");
  expect(await odd("", "multipart/form-data")).toBe("unreadable");
  expect(isFormWithFiles("multipart/form-data; boundary=x")).toBe(true);
  for (const other of ["multipart/mixed; boundary=x", "application/json", "", null, undefined])
    expect(isFormWithFiles(other)).toBe(false);
});

it("of a form with too many parts, the first parts are accepted, unless the request breaks off", async () => {
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na\r\n`;
  const empty = part("files").replace('"files"', '"files"; filename=""');
  // The parser would refuse the last chunk: it has no end.
  const chunks = [part("message"), empty.repeat(100), "--x\r\nnot a part"].map((text) => Buffer.from(text));
  const send = (isCut: boolean) => {
    let sentChunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = chunks[sentChunks++];
        if (next !== undefined) controller.enqueue(next);
        else if (isCut) controller.error(new Error("cut"));
        else controller.close();
      },
    });
    const request = { method: "POST", body, headers: { "content-type": TYPE }, duplex: "half" };
    return sentForm(new Request("https://site.test/", request), cleanings);
  };
  expect(await send(false)).toEqual({ fields: new URLSearchParams({ message: "a" }), files: [] });
  expect(await send(true)).toBe("unreadable");
});

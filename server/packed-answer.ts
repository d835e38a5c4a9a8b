import { chooseEncoding } from "./encoding.ts";
import { packBody } from "./packed-body.ts";

/** A body that fits into one packet takes as long with compression as without. */
const SHORT_BYTES = 1_400;

/** Returns the response in the visitor's encoding: compressed if it is long. */
export async function packedAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  const encoding = chooseEncoding(accepted);
  if (encoding === "identity") return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  const isLong = body.length > SHORT_BYTES;
  if (isLong) headers.set("Content-Encoding", encoding);
  const packed = isLong ? (await packBody(body, "once"))[encoding] : body;
  // Buffers of zlib and arrayBuffer() never have shared memory.
  return new Response(packed as Uint8Array<ArrayBuffer>, { status: answer.status, headers });
}

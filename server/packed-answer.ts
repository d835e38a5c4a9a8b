import { chooseEncoding } from "./encoding.ts";
import { packBody } from "./packed-body.ts";

/** What fits into one packet takes as long packed as not. */
const SHORT_BYTES = 1_400;

/** An answer as its visitor takes it: a long one compressed. */
export async function packedAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  const encoding = chooseEncoding(accepted);
  if (encoding === "identity") return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  const isLong = body.length > SHORT_BYTES;
  if (isLong) headers.set("Content-Encoding", encoding);
  const packed = isLong ? (await packBody(body, "once"))[encoding] : body;
  // Of zlib and arrayBuffer(), never of shared memory.
  return new Response(packed as Uint8Array<ArrayBuffer>, { status: answer.status, headers });
}

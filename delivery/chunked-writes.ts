import { Transform, type TransformCallback } from "node:stream";

/** Size that a socket accepts at once. */
const PIECE_BYTES = 64 * 1024;

/**
 * Joins the many small chunks of an email (each header, boundary and line of text) into large ones. Each
 * chunk is a separate write to the mail server, and an alert of 9 KB has ten.
 */
export class ChunkedWrites extends Transform {
  private pieces: Buffer[] = [];
  private bytes = 0;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pieces.push(piece);
    this.bytes += piece.length;
    if (this.bytes >= PIECE_BYTES) this.pass();
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.bytes > 0) this.pass();
    done();
  }

  private pass(): void {
    this.push(Buffer.concat(this.pieces, this.bytes));
    this.pieces = [];
    this.bytes = 0;
  }
}

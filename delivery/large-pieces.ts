import { Transform, type TransformCallback } from "node:stream";

/** What a socket takes at once. */
const PIECE_BYTES = 64 * 1024;

/**
 * Gathers a letter's many small pieces (each header, boundary and line of a text) into large ones: each piece is a write of
 * its own to the mail server, and an alert of 9 KB has ten.
 */
export class LargePieces extends Transform {
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

import { Writable } from 'node:stream'

/** Keeps what is written to it. */
export class Bytes extends Writable {
  readonly chunks: Buffer[] = []

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk)
    done()
  }
}

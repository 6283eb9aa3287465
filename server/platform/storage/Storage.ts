import type { Readable } from 'node:stream'

/** A part of a file: its first byte and its last. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Where the contents of uploaded files are kept, by their keys. */
export interface Storage {
  /** Keeps the whole of the bytes or nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** undefined where there is nothing of that key. */
  get(key: string): Promise<Uint8Array | undefined>
  /** The same, read as it is sent on: the whole or a part. */
  read(key: string, range?: Range): Promise<Readable | undefined>
  /**
   * Adds to a file that comes by parts, at the place up to which it is there; answers how much of it is there then.
   * What came before a failure is kept.
   */
  append(key: string, at: number, bytes: Readable): Promise<number>
  /** How many bytes are there of a file that comes by parts; undefined where none has begun. */
  appended(key: string): Promise<number | undefined>
  /** What is there of a file that comes by parts. */
  readAppended(key: string, range?: Range): Promise<Readable>
  /** The file came whole: from now on it is there as any other. */
  complete(key: string): Promise<void>
  /** Removes what may be gone already, whole or in parts. */
  remove(key: string): Promise<void>
}

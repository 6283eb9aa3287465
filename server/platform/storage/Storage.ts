/** Where the contents of uploaded files are kept, by their keys. */
export interface Storage {
  /** Keeps the whole of the bytes or nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** undefined where there is nothing of that key. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Removes what may be gone already. */
  remove(key: string): Promise<void>
}

/** What the place of files answered: it is not there, knows no such bucket, will not take these keys, or does not keep to its protocol. */
export type StorageFailure = 'unreachable' | 'noBucket' | 'refused' | 'failed'

/** A place of files did not do what was asked of it. What was there before is still there. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, detail: string, cause?: unknown) {
    super(`The file storage: ${detail}`, { cause })
    this.failure = failure
  }
}

/**
 * What the place of files answered: it is not there, knows no such bucket, will not take these keys, does not keep to
 * its protocol, or has another file than it was given.
 */
export type StorageFailure = 'unreachable' | 'noBucket' | 'refused' | 'failed' | 'changed'

/** A place of files did not do what was asked of it. What was there before is still there. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, detail: string, cause?: unknown) {
    super(`The file storage: ${detail}`, { cause })
    this.failure = failure
  }
}

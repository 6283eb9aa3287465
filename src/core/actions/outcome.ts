import type { ErrorBody, FailedId, Id } from '../../../dataProvider/index.ts'
import { HttpError } from '../../../dataProvider/index.ts'

/** What became of an action on several records. */
export interface Outcome {
  readonly done: readonly Id[]
  readonly failed: readonly FailedId[]
}

/** The outcome that a partial failure tells, or undefined where the error is another. */
export const partialOutcome = (error: unknown): Outcome | undefined =>
  error instanceof HttpError && error.code === 'partial'
    ? { done: error.body.done ?? [], failed: error.body.failed ?? [] }
    : undefined

/** The text of an error: the server's, or a catalogue key. */
export const errorText = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'ra.notification.http_error'

/** Texts by field that the server answered, or undefined. */
export const fieldErrors = (error: unknown): NonNullable<ErrorBody['errors']> | undefined =>
  error instanceof HttpError && error.body.errors ? { ...error.body.errors } : undefined

/** The same without what is said of all of them together. */
export const fieldTexts = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error) ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )

/** Whether an action was refused as it would have done something else than what its preview showed. */
export const hasChanged = (error: unknown): boolean => error instanceof HttpError && error.code === 'previewChanged'

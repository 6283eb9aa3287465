import { HttpError } from '../../../dataProvider/index.ts'

/** Messages of a refused call by field, in the language of the page. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof HttpError
    ? Object.fromEntries(
        Object.entries(error.body.errors ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string'),
      )
    : {}

/** What is wrong with the chosen file. */
export const fileError = (error: unknown): string | undefined => fieldErrors(error)['file']

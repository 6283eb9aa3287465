/** From when until when a patient may train, YYYY-MM-DD each; null where nothing is said. */
export interface Validity {
  readonly type: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** Whether the account of a patient has begun on a day. */
export const hasBegun = ({ validFrom }: Pick<Validity, 'validFrom'>, day: string): boolean =>
  validFrom === null || validFrom <= day

/** Whether it has ended before a day; a trial that is over goes on with times that are bought. */
export const hasEnded = ({ type, validUntil }: Omit<Validity, 'validFrom'>, day: string): boolean =>
  type === 'ordinary' && validUntil !== null && validUntil < day

/** Whether a patient may begin to train on a day. */
export const isValidOn = (validity: Validity, day: string): boolean =>
  hasBegun(validity, day) && !hasEnded(validity, day)

/** What is wrong with a bill that came: it is not what was asked for, or cannot be read. */
export type BillFailure =
  | 'unreachable'
  | 'tooLarge'
  | 'noZip'
  | 'noBill'
  | 'encoding'
  | 'columns'
  | 'incomplete'
  | 'otherDay'
  | 'otherMerchant'

export class BillError extends Error {
  override readonly name = 'BillError'
  readonly reason: BillFailure

  constructor(reason: BillFailure) {
    super(`The bill is no use: ${reason}`)
    this.reason = reason
  }
}

const second = 1_000
const minute = 60 * second

/** How long the parts of a request may take, in milliseconds, and how much one address may have open. */
export interface RequestLimits {
  /** Until the head has come; a connection that says nothing is cut as well. */
  readonly head: number
  /** Until the request has come as a whole: the largest file over a slow line. */
  readonly request: number
  /** Until the answer is out. Browsers wait longer, so that they learn of it. */
  readonly answer: number
  /** Until the numbers of a report are worked out: whoever asks for more is to ask for less. */
  readonly report: number
  /** Until an export is out, which flows while it is read. */
  readonly download: number
  /** Without a byte taken of an answer that waits to be read. */
  readonly unread: number
  /** Between two answers on a connection that is kept: longer than any proxy keeps one. */
  readonly kept: number
  /** Between two looks for connections that are over their time. */
  readonly look: number
  /**
   * Connections of one address that wait for the rest of a request or for the next one; and, apart from them, requests
   * of it under way.
   */
  readonly perAddress: number
}

export const usualLimits: RequestLimits = {
  head: 15 * second,
  request: 10 * minute,
  answer: 15 * minute,
  report: 2 * minute,
  download: 60 * minute,
  unread: minute,
  kept: 72 * second,
  look: 5 * second,
  perAddress: 256,
}

import type { MailParts } from '../../core/contract.ts'
import type { failures } from '../../../resources/system/message.ts'
import { UnreachableAddressError } from '../outgoing/openOutgoing.ts'

/** A message on its way to somebody. */
export interface Outgoing {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** What a mail has beside that. */
  readonly mail?: MailParts
}

/** Brings a message to the service that delivers it. Throws DeliveryError. */
export type Deliver = (message: Outgoing) => Promise<void>

export type FailureReason = (typeof failures)[number]

/**
 * A service did not take a message. Neither reason nor detail quote the message, its recipient, or what the service
 * said in words.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly reason: FailureReason
  /** The code that the other side answered, such as `550` or `HTTP 502`. */
  readonly detail: string | null
  /** Trying again would not help. */
  readonly isFinal: boolean
  /** What those who run the host should know of it, and nobody else. */
  readonly advice: string | undefined

  constructor(reason: FailureReason, detail: string | null = null, isFinal = false, advice?: string) {
    super(reason)
    this.reason = reason
    this.detail = detail
    this.isFinal = isFinal
    this.advice = advice
  }
}

/**
 * A service that stands where no call may go is told like one that does not answer: what is inside the house is
 * nobody's business who may write an address. Undefined for any other error.
 */
export const unreachableAddress = (error: unknown): DeliveryError | undefined =>
  error instanceof UnreachableAddressError ? new DeliveryError('unreachable', null, false, error.message) : undefined

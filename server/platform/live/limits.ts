import { liveBeat } from '../../../resources/live.ts'

/** What a host puts up with; times in milliseconds. */
export interface LiveLimits {
  /** How long a connection may take to say who it is. */
  readonly greetWithin: number
  /** Between two signs of life; a connection that did not answer one is cut at the next. */
  readonly beatEvery: number
  /** So many beats later a session is looked at again, should word of its end have been lost. */
  readonly lookEvery: number
  /** Open connections of one operator. */
  readonly perOperator: number
  /** Connections that have not said yet who they are, and those of them that come from one address. */
  readonly strangers: number
  readonly strangersOfAddress: number
  /** Messages of one connection between two beats; pages have nothing to say but their greeting. */
  readonly messages: number
  /** Bytes of one message; all that a connection sends between two beats is less than so many messages of it. */
  readonly message: number
  /** Bytes that may wait for a connection that does not read. */
  readonly unread: number
  /** How long announcements are remembered for pages that are about to connect, and how many of them. */
  readonly remembered: number
  readonly mostRemembered: number
  /** How long a connection may take to leave when it is told to. */
  readonly leaveWithin: number
}

export const usualLimits: LiveLimits = {
  greetWithin: 5_000,
  beatEvery: liveBeat,
  lookEvery: 4,
  perOperator: 40,
  strangers: 2_000,
  strangersOfAddress: 100,
  messages: 20,
  message: 4_096,
  unread: 65_536,
  remembered: 5 * 60_000,
  mostRemembered: 1_000,
  leaveWithin: 1_000,
}

import type { Message } from '../../resources/schema/message.ts'
import { message } from '../../resources/schema/message.ts'
import type { PlanEye } from '../../domain/planMinutes.ts'

/** What a training client recorded, in the shape that was checked. */
export interface SentRecord {
  readonly uuid: string
  readonly patient: number
  readonly project: number
  /** The game by its code. */
  readonly game: string | null
  readonly eye: PlanEye | null
  /** ISO 8601, by the clock of the client. */
  readonly startedAt: string
  readonly minutes: number
  readonly score: number | null
  readonly level: number | null
}

/** One of a batch, with its place there. */
export interface Placed {
  readonly index: number
  readonly record: SentRecord
}

/** What is wrong with one of a batch. */
export interface BadRecord {
  readonly index: number
  readonly uuid: string | null
  readonly field: string
  readonly message: Message
}

/** What of a record makes it this one: a record that comes again must say the same. */
const contentOf = ({ project, game, eye, startedAt, minutes, score, level }: Omit<SentRecord, 'uuid' | 'patient'>): string =>
  JSON.stringify([project, game || null, eye ?? null, Date.parse(startedAt), minutes, score ?? null, level ?? null])

/** Whether two records of one patient say the same. */
export const isSameContent = (one: Omit<SentRecord, 'uuid' | 'patient'>, other: Omit<SentRecord, 'uuid' | 'patient'>): boolean => contentOf(one) === contentOf(other)

export const bad = ({ index, record }: Placed, field: string, key: string): BadRecord => ({ index, uuid: record.uuid, field, message: message(key) })

/** Parts a list by a function that answers what is wrong with one, or undefined. */
export const parted = (all: readonly Placed[], wrongWith: (one: Placed) => BadRecord | undefined): { readonly right: Placed[]; readonly wrong: BadRecord[] } => {
  const right: Placed[] = []
  const wrong: BadRecord[] = []
  for (const one of all) {
    const found = wrongWith(one)
    if (found) wrong.push(found)
    else right.push(one)
  }
  return { right, wrong }
}

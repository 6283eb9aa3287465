import type { PlanEye } from '../../domain/eyes.ts'
import { sentRecord } from '../../resources/training/gameRecord.ts'
import type { Message } from '../../resources/core/message.ts'
import { message } from '../../resources/core/message.ts'
import { createRowCheck } from './checkRow.ts'

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

/** What is wrong with one of a batch. */
export interface BadRecord {
  readonly index: number
  readonly uuid: string | null
  readonly field: string
  readonly message: Message
}

/** Records that a device sent together, and what became of each. */
export class Batch {
  readonly device: number
  readonly bad: BadRecord[] = []
  repeated = 0

  constructor(device: number) {
    this.device = device
  }

  refuse({ index, record }: Placed, field: string, key: string): false {
    this.bad.push({ index, uuid: record.uuid, field, message: message(key) })
    return false
  }
}

/** A record, its batch, and its place there. */
export interface Placed {
  readonly batch: Batch
  readonly index: number
  readonly record: SentRecord
}

const check = createRowCheck(sentRecord)

const uuidOf = (row: unknown): string | null => {
  const { uuid } = (row ?? {}) as { uuid?: unknown }
  return typeof uuid === 'string' ? uuid.slice(0, 36) : null
}

/** Those of a batch that have the right shape; the others are refused. */
export const shaped = (batch: Batch, rows: readonly unknown[]): Placed[] =>
  rows.flatMap((row, index) => {
    const checked = check(row)
    if (checked.ok) return [{ batch, index, record: checked.value as unknown as SentRecord }]
    batch.bad.push({ index, uuid: uuidOf(row), field: checked.field, message: checked.message })
    return []
  })

/** What of a record makes it this one: a record that comes again must say the same. */
const contentOf = ({
  project,
  game,
  eye,
  startedAt,
  minutes,
  score,
  level,
}: Omit<SentRecord, 'uuid' | 'patient'>): string =>
  JSON.stringify([project, game || null, eye ?? null, Date.parse(startedAt), minutes, score ?? null, level ?? null])

/**
 * Admits a record that is the first of its UUID. One that was there before with the same content is counted as
 * repeated; with another content it is refused. Patients are those who stand for them now.
 */
export const admit = (one: Placed, patient: number, before: SentRecord | undefined): boolean => {
  if (before === undefined) return true
  if (before.patient !== patient || contentOf(before) !== contentOf(one.record))
    return one.batch.refuse(one, 'uuid', 'otherContent')
  one.batch.repeated += 1
  return false
}

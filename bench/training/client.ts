import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '../../domain/calendar.ts'
import { knownDays } from './gym.ts'
import type { Device, Exercise } from './gym.ts'

/** What a client sends at once, and how many of its records are new. */
export interface Sending {
  readonly body: string
  readonly records: number
}

/** A training client: it trains with its patients, day after day, and sends what it has when it has enough. */
export interface Client {
  readonly device: Device
  /** The next batch; of each patient's day it has so many records, the first of which takes a time. */
  next(perDay: number): Sending
}

export interface ClientOptions {
  readonly exercises: readonly Exercise[]
  /** Records of a batch. */
  readonly batch: number
}

const hour = 3_600_000

/**
 * A simulated client of a device. Each batch is of days that were not trained yet, so that as many of its records as
 * there are days take a time.
 */
export const createClient = (device: Device, { exercises, batch }: ClientOptions): Client => {
  const today = dateIn(new Date())
  let trained = 0
  let played = 0
  const day = (perDay: number): Record<string, unknown>[] => {
    const { patients } = device
    const patient = patients[trained % patients.length]!
    const ago = 1 + Math.floor(trained / patients.length)
    if (ago >= knownDays) throw new Error('The clients have trained all their days: fewer rounds, or more patients')
    trained += 1
    const start = Date.parse(`${addDays(today, -ago)}T09:00:00Z`)
    return Array.from({ length: perDay }, (_, at) => {
      const { project, game } = exercises[played++ % exercises.length]!
      return {
        uuid: randomUUID(),
        patient,
        project,
        game,
        eye: 'both',
        startedAt: new Date(start + (at * hour) / perDay).toISOString(),
        minutes: 5,
        score: 10 * (played % 90),
        level: 1 + (played % 12),
      }
    })
  }
  return {
    device,
    next(perDay) {
      const records = Array.from({ length: Math.ceil(batch / perDay) }, () => day(perDay))
        .flat()
        .slice(0, batch)
      return {
        body: JSON.stringify({ sentAt: new Date().toISOString(), clientVersion: '3.2.1', records }),
        records: records.length,
      }
    },
  }
}

import { randomUUID } from 'node:crypto'
import { liveTopics } from '../../../resources/live.ts'
import type { LiveTopic } from '../../../resources/live.ts'

/** That something changed, and for which operators; for all where none are named. */
export interface Announcement {
  /** Tells apart what comes by two ways. */
  readonly id?: string
  readonly topic: LiveTopic
  readonly operators?: readonly number[]
}

/** The channel on which hosts pass announcements to one another. */
export const liveChannel = 'live'

// A notification holds less than 8000 bytes; beyond this everybody is told, as topics say nothing that only some may
// know.
const mostNamed = 500

/** An announcement as it travels between hosts. */
export const writeAnnouncement = ({ topic, operators }: Omit<Announcement, 'id'>): string =>
  JSON.stringify({ id: randomUUID(), topic, ...(operators && operators.length <= mostNamed ? { operators } : {}) })

/** Reads what another host sent; undefined where it is nothing that this host knows. */
export const readAnnouncement = (payload: string): Announcement | undefined => {
  try {
    const { id, topic, operators } = JSON.parse(payload) as Partial<Record<keyof Announcement, unknown>>
    const known = liveTopics.find(one => one === topic)
    if (!known) return undefined
    return {
      topic: known,
      ...(typeof id === 'string' ? { id } : {}),
      ...(Array.isArray(operators) ? { operators: operators.filter(one => typeof one === 'number') } : {}),
    }
  } catch {
    return undefined
  }
}

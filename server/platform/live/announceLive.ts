import type { LiveTopic } from '../../../resources/live.ts'
import { liveChannel, writeAnnouncement } from './announcement.ts'

/** The context of a handler, which waits for the commit, or the database itself, which does not. */
export interface Notifier {
  notify(channel: string, payload: string): Promise<void> | void
}

/**
 * Tells the open pages, on every host, that something changed: those of the named operators, or all. What is said in a
 * handler goes out after its commit, and not at all where that fails.
 */
export const announceLive = async (
  through: Notifier,
  topic: LiveTopic,
  { operators }: { readonly operators?: readonly number[] } = {},
): Promise<void> => {
  await through.notify(liveChannel, writeAnnouncement({ topic, ...(operators ? { operators } : {}) }))
}

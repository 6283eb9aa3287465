import { liveTopics } from '../../../resources/live.ts'
import type { LiveTopic } from '../../../resources/live.ts'

/** Who wants to hear of what. */
export interface Topics {
  /**
   * Calls the listener when something of the topic may have changed, also after a time without a connection. The result
   * stops that.
   */
  on(topic: LiveTopic, listener: () => void): () => void
  /** Calls those who listen; one that fails keeps the others from nothing. */
  tell(topic: LiveTopic): void
}

export const createTopics = (): Topics => {
  const listeners = new Map<LiveTopic, Set<() => void>>(liveTopics.map(topic => [topic, new Set()]))
  return {
    on(topic, listener) {
      listeners.get(topic)?.add(listener)
      return () => {
        listeners.get(topic)?.delete(listener)
      }
    },
    tell(topic) {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener()
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}

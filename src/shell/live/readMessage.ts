import { liveTopics } from '../../../resources/live.ts'
import type { LiveMessage } from '../../../resources/live.ts'

/** Reads what came over the connection; undefined where it is nothing that this page knows. */
export const readMessage = (data: unknown): LiveMessage | undefined => {
  if (typeof data !== 'string') return undefined
  try {
    const given: unknown = JSON.parse(data)
    if (given === null || typeof given !== 'object') return undefined
    if ('ready' in given && given.ready === true) return { ready: true }
    if ('beat' in given && given.beat === true) return { beat: true }
    const topic = liveTopics.find(one => 'topic' in given && given.topic === one)
    return topic && { topic }
  } catch {
    return undefined
  }
}

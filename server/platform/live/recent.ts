import { liveTopics } from '../../../resources/live.ts'
import type { LiveTopic } from '../../../resources/live.ts'
import type { Announcement } from './announcement.ts'
import type { LiveLimits } from './limits.ts'

/**
 * What was announced a short while ago: a page asks first and connects then, and would not hear of what happens in
 * between.
 */
export interface Recent {
  add(announcement: Announcement): void
  /**
   * The topics of which an operator's page heard nothing since a moment of `performance.now()`; all of them where that
   * is longer ago than is remembered.
   */
  topics(operator: number, since: number): readonly LiveTopic[]
}

export const createRecent = ({
  remembered,
  mostRemembered,
}: Pick<LiveLimits, 'remembered' | 'mostRemembered'>): Recent => {
  let announced: (Announcement & { readonly at: number })[] = []
  /** Everything since this moment is here. */
  let from = performance.now()

  const forget = (): void => {
    const oldest = performance.now() - remembered
    const kept = announced.filter(({ at }) => at >= oldest).slice(-mostRemembered)
    const dropped = announced[announced.length - kept.length - 1]
    if (dropped) from = dropped.at
    announced = kept
  }

  return {
    add(announcement) {
      announced.push({ ...announcement, at: performance.now() })
      forget()
    },
    topics(operator, since) {
      if (since < from) return liveTopics
      const missed = announced.filter(({ at, operators }) => at >= since && (operators?.includes(operator) ?? true))
      return liveTopics.filter(topic => missed.some(one => one.topic === topic))
    },
  }
}

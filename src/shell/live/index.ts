import { createTopics } from './topics.ts'

/** What the server says at once: `live.on('notice', …)`. It says that something may have changed, never what. */
export const live = createTopics()

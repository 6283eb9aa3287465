/** What hosts keep so as not to ask or work it out again; all of it may be lost at any time. */
export const cacheKinds = ['reportAnswer', 'clientReply', 'rateLimit'] as const
export type CacheKind = (typeof cacheKinds)[number]

/** Those of which hosts share some. Each keeps its own replies: to fetch one from Redis costs as much as to ask whether it still holds. */
export const sharedKinds = ['reportAnswer', 'rateLimit'] as const satisfies readonly CacheKind[]
export type SharedKind = (typeof sharedKinds)[number]

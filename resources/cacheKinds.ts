/** What hosts keep so as not to ask or work it out again; all of it may be lost at any time. */
export const cacheKinds = ['reportAnswer', 'clientReply', 'rateLimit'] as const
export type CacheKind = (typeof cacheKinds)[number]

/**
 * Videos within formatted text lie somewhere else, at an address of https; `controls` lets one play them, and nothing
 * is loaded before.
 */
export const videoTag = { controls: '', preload: 'none' } as const

const stored = /<video\b[^<>]*?\ssrc="([^"<>]*)"[^<>]*>(?:[^<]*<\/video>)?/gi

/** The endings that files of films, and lists of their parts, have on the web. */
const filmed = new Set(['mp4', 'm4v', 'webm', 'mov', 'ogv', 'm3u8', 'mpd'])
const ending = /\.([a-z][a-z0-9]{0,4})$/i

/**
 * Whether a video may be at this address: one that ends as another kind of file does, such as a script or a page, is
 * none.
 */
export const isVideoAddress = (address: string): boolean => {
  if (!/^https:\/\/[^\s/]/i.test(address) || /\s/.test(address) || !URL.canParse(address)) return false
  const [, kind] = ending.exec(new URL(address).pathname) ?? []
  return kind === undefined || filmed.has(kind.toLowerCase())
}

/** A stored text with links in the place of its videos, for readers that play none, such as those of mail. */
export const withLinks = (html: string): string => html.replace(stored, '<p><a href="$1">$1</a></p>')

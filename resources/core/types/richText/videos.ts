/** Videos within formatted text lie somewhere else, at an address of https; `controls` lets one play them, and nothing is loaded before. */
export const videoTag = { controls: '', preload: 'none' } as const

const stored = /<video\b[^<>]*?\ssrc="([^"<>]*)"[^<>]*>(?:[^<]*<\/video>)?/gi

/** Whether a video may be at this address. */
export const isVideoAddress = (address: string): boolean => /^https:\/\/[^\s/]/i.test(address) && URL.canParse(address)

/** A stored text with links in the place of its videos, for readers that play none, such as those of mail. */
export const withLinks = (html: string): string => html.replace(stored, '<p><a href="$1">$1</a></p>')

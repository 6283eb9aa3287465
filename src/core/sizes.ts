/** Sizes of the frame around each page, in pixels. */
export const barHeight = 56
/** Open, it has room for the titles of pages in English. */
export const sidebarWidths = { open: 248, folded: 60 } as const

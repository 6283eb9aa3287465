/** Sizes of the frame around each page, in pixels. */
export const barHeight = 56
export const sidebarWidths = { open: 232, folded: 60 } as const

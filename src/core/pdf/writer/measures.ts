/** Lengths in millimetres, sizes of letters in points. */
export const paper = { width: 210, height: 297 } as const
/** Width of the text area. */
export const textWidth = 190
export const left = (paper.width - textWidth) / 2
/** Lower edge of the text area, above the foot of the page. */
export const bottom = 279

export const bodySize = 9.5
export const tableSize = 9
export const smallSize = 8

const perPoint = 25.4 / 72
/** Height of a line. */
export const lineHeight = (size: number): number => size * perPoint * 1.5
/** From the upper edge of a line to its baseline. */
export const baseline = (size: number): number => size * perPoint * 1.12
export const points = (size: number): number => size * perPoint
/** Rows that are higher are cut into pieces after all: no page could hold them. */
export const mostHeight = 200

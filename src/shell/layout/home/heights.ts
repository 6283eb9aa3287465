/** The least height of a number with its name in two lines. Pixels. */
export const countHeight = 98

/** The line above a part of a report. Pixels. */
export const headHeight = 40

/** As wide as the fields of free days need, where there is room. */
export const aroundDays = { p: 2, width: 'min(30em, calc(100vw - 32px))' } as const

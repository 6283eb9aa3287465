const half = 'calc(50% - 6px)'

/** How wide each filter of a report is, before it is there too: two beside each other on a phone. */
export const filterWidth = { xs: half, sm: '14em' } as const

/** The same where several are chosen in it. */
export const manyWidth = { xs: '100%', sm: '23em' } as const

/** How wide a choice is that is there from the first, and at least. */
export const choiceWidth = (least: string) => ({ m: 0, width: { xs: half, sm: 'auto' }, minWidth: { sm: least } })

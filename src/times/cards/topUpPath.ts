/** The pathname of the page on which patients are topped up, where its draft is kept. */
export const topUpPage = '/topUp'

/** The address of that page for these patients. */
export const topUpPath = (patients: readonly unknown[]): string => `${topUpPage}?patients=${patients.join(',')}`

/** The address of the page on which these patients are topped up. */
export const topUpPath = (patients: readonly unknown[]): string => `/topUp?patients=${patients.join(',')}`

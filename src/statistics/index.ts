/** What this capability adds to the browser: its overrides, cards and pages. */
export const pages = {}

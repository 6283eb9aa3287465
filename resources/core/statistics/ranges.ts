/** Steps of time; weeks begin on Monday. */
export const steps = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Step = (typeof steps)[number]

/** What a range is compared with: as many days or whole steps just before it, or the same of the year before. */
export const comparisons = ['previous', 'lastYear'] as const
export type Comparison = (typeof comparisons)[number]

/** Ranges that are chosen by one click. */
export const quickRanges = ['today', 'lastWeek', 'last15Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'lastYear', 'allYears'] as const
export type QuickRange = (typeof quickRanges)[number]

/** The first year that can be chosen. Source: specification §7. */
export const firstYear = 2021

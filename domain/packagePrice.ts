/**
 * Packages with a total of their own; any other number is charged per time. Bills are counted by these (product
 * decisions §3).
 */
export const packages = [30, 60, 90] as const
export type Package = (typeof packages)[number]

/** What times cost, in fen: totals of packages, null where a price names none, and the price of one time. */
export type Amounts = { readonly [K in `total${Package}`]: number | null } & { readonly perTime: number }

/**
 * Fen that some times (an integer of at least 1) cost: the total of the package of that size where it is offered and
 * the price names one, else as many single times (product decisions §3).
 */
export const priceOfTimes = (amounts: Amounts, times: number, offered: readonly Package[] = packages): number => {
  const size = offered.find(one => one === times)
  return (size === undefined ? null : amounts[`total${size}`]) ?? times * amounts.perTime
}

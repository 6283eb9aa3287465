/** An amount in fen as a sentence says it: `1,234.50`. */
export const yuan = (fen: number): string =>
  (fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Whether a click is not the second of two: that one is no answer to a button which has come to stand where the one
 * that was meant stood. A key's click has no number.
 */
export const isFirstClick = ({ detail }: { readonly detail: number }): boolean => detail < 2

import purchasePrice from './purchasePrice.ts'

/** Texts of what few look at, and seldom: they come with the first of their pages. */
export default { purchasePrice }

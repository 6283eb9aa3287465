import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  setUp: { purpose: 'What is to be done before work begins: what is there, what is missing, and the way to each.' },
} satisfies Guides<'setUp'>

import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  comment: {
    purpose: 'What colleagues say to each other about patients, cases, organisations and refund requests.',
    first: 'Comments are written on the pages of these records.',
  },
} satisfies Guides<'comments'>

import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  patient: {
    purpose:
      'Everybody who is treated here. Details, cases, plans, remaining times and follow-ups open from each name.',
    first: 'Create the first patient, or import the list you already have.',
  },
  followUp: {
    purpose:
      'Each time somebody asked how a child is doing: what was said, and when to ask again. What is due appears on the home page.',
    first: 'Record a follow-up on the page of a patient, or create one here.',
  },
  mergePatients: {
    purpose:
      'Finds records that may be of one and the same person, shows them side by side and makes one of them. Cases, times and training records are kept.',
  },
} satisfies Guides<'patients'>

import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  hospital: {
    purpose:
      'The platform, its distributors and agencies, and the hospitals below them. Each account, patient and device belongs to one.',
    first: 'Create the first organisation below the platform.',
  },
  doctor: {
    purpose: 'The doctors, nurses and trainers of each organisation, in whose charge patients, cases and plans are.',
    first: 'Once their organisation is there, enter the staff here. Whoever is to sign in gets an account as well.',
  },
  'user/hospital': { purpose: 'The details of your organisation, and the times that it has left.' },
} satisfies Guides<'organisations'>

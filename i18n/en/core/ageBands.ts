import type { AgeGroup } from '../../../domain/age.ts'

/** Age groups of the statistics. */
export const ageBands = {
  upTo3: '0–3 years',
  from4: '4–6 years',
  from7: '7–9 years',
  from10: '10–12 years',
  from13: '13–15 years',
  from16: '16–18 years',
  over18: 'Over 18',
} satisfies { readonly [G in AgeGroup]: string }

import type { AgeGroup } from '../../../domain/age.ts'

/** Age groups of the statistics. */
export const ageBands = {
  upTo3: '0–3 岁',
  from4: '4–6 岁',
  from7: '7–9 岁',
  from10: '10–12 岁',
  from13: '13–15 岁',
  from16: '16–18 岁',
  over18: '18 岁以上',
} satisfies { readonly [G in AgeGroup]: string }

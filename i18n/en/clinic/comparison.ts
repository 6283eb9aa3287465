import type { Same } from '../../Same.ts'
import type zh from '../../zh/clinic/comparison.ts'

/** Two examinations of a case side by side. */
export default {
  open: 'Compare',
  openCase: 'Compare records',
  chooseTwo: 'Select two records of one case',
  one: 'Earlier',
  other: 'Later',
  swap: 'Exchange the two',
  onlyDifferent: 'Differences only',
  nothingDifferent: 'Nothing differs between the two',
  field: 'Item',
  difference: 'Change',
  same: 'No change',
  changed: 'Changed',
  better: 'Better by less than a line',
  worse: 'Worse by less than a line',
  lines: '%{sign}%{smart_count} line |||| %{sign}%{smart_count} lines',
  dioptres: '%{by} dpt',
  degrees: 'turned %{by}°',
  count: '%{by}',
  noCase: 'Select two records in the list of case records, or open this from a case',
  noOther: 'This case has one examination; there is nothing to compare it with yet',
} satisfies Same<typeof zh>

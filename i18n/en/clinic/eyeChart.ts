import type zh from '../../zh/clinic/eyeChart.ts'
import type { Same } from '../../Same.ts'

export default {
  title: 'Eye chart', of: 'Eye chart of %{name}', open: 'Open the eye chart',
  eyes: 'Eyes', measures: 'Vision', range: 'Range', ranges: { all: 'All', year: 'Last year', half: 'Last half year', between: 'From – to' }, from: 'From', to: 'To',
  wrongRange: 'The first day must not be after the last day',
  series: { naked: '%{eye}, uncorrected', corrected: '%{eye}, corrected' }, axis: 'Decimal acuity (five-point)', date: 'Examined on', level: 'Level by corrected vision',
  summary: 'Eye chart: %{count} %{count|examination|examinations}, %{from} to %{to}', summaryNone: 'Eye chart: no examinations',
  keys: 'The left and right arrow keys move between examinations, up and down between the lines',
  point: '%{series}, %{date}: %{value}, %{level}', pointPlain: '%{series}, %{date}: %{value}',
  value: '%{value} (%{points})', coded: '%{value} (%{meaning})',
  gap: 'Did not cooperate: the line is interrupted here', table: 'Table of the values',
  download: 'Download picture', downloadFailed: 'The picture could not be made; please try again', fileName: 'eye-chart',
  empty: 'No examinations yet', emptyText: 'Once there is a case, the vision of each examination appears here', nothingInRange: 'No examinations in this range',
  noCase: 'Please open the eye chart from a patient or a case',
} satisfies Same<typeof zh>

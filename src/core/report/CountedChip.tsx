import { Chip } from '@mui/material'
import { useListContext } from 'react-admin'
import {
  fieldBehind,
  countedParameter,
  dimensionOf,
  isDerived,
  measureOf,
  readCounted,
} from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, AnyReport } from '../../../resources/core/statistics/index.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { reports } from '../../../resources/index.ts'
import type { Scalar } from './reportWords.ts'
import { useFilterLabels } from './useFilterLabels.ts'
import { useReportWords } from './useReportWords.ts'

type Read = NonNullable<ReturnType<typeof readCounted>>

const valueOf = (facts: AnyFacts, name: string, text: string): Scalar => {
  const dimension = dimensionOf(facts, name)!
  const field = fieldBehind(facts, dimension)!
  return isDerived(dimension) ? text : ((typeOf(field).read(text, field) ?? text) as Scalar)
}

const Named = ({
  report,
  read: { facts: of, measure, keys },
  onDelete,
}: {
  report: AnyReport
  read: Read
  onDelete: () => void
}) => {
  const words = useReportWords(report)
  const filters = Object.fromEntries(
    Object.entries(keys).map(([name, values]) => [name, values.filter(value => value !== null)]),
  )
  const labels = useFilterLabels(report, { filters })
  const [facts] = report.facts
  const parts = Object.entries(keys).map(([name, values]) =>
    words.t('app.report.filter', {
      name: words.dimension(name),
      values: words.format.list(
        values.map(value =>
          value === null
            ? words.value(name, null)
            : words.value(name, valueOf(facts!, name, value), labels[name]?.get(value) ?? null),
        ),
      ),
    }),
  )
  const rows = [words.measure(`${of}.${measure}`).name, ...parts].join(' · ')
  return (
    <Chip
      color="primary"
      variant="outlined"
      label={words.t('app.report.counted', { rows })}
      onDelete={onDelete}
      sx={{ maxWidth: '100%', mb: 1 }}
    />
  )
}

/**
 * What a list counts that was opened from a number, as far as its own filters cannot say it. Without it the list has
 * the other rows too.
 */
export const CountedChip = ({ resource }: { resource: string }) => {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const { [countedParameter]: spelled, ...others } = filterValues as Readonly<Record<string, unknown>>
  const read = readCounted(String(spelled))
  const report = Object.values<AnyReport>(reports).find(one =>
    one.facts.some(({ name, of }) => name === read?.facts && of.name === resource),
  )
  const facts = report?.facts.find(({ name }) => name === read?.facts)
  // What is no such thing is refused by the list, in words of its own.
  if (
    !read ||
    !report ||
    !facts ||
    !measureOf(facts, read.measure) ||
    Object.keys(read.keys).some(name => dimensionOf(facts, name) === undefined)
  )
    return null
  return (
    <Named
      report={{ ...report, facts: [facts], filters: Object.keys(read.keys) }}
      read={read}
      onDelete={() => setFilters(others, displayedFilters as Record<string, unknown>)}
    />
  )
}

import { Box } from '@mui/material'
import { ResourceContextProvider, SelectArrayInput } from 'react-admin'
import { useEffect, useMemo, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { isReference } from '../../../../resources/core/typeOf.ts'
import { groupsOf } from '../../../../resources/core/statistics/index.ts'
import type { AnyReport } from '../../../../resources/core/statistics/index.ts'
import { FieldFilter } from '../../fields/FieldFilter.tsx'
import { resourceView } from '../../resourceView.ts'
import { useLatest } from '../../useLatest.ts'
import { filterWidth, manyWidth } from './filterWidth.ts'
import type { Change, View } from '../../../../resources/core/statistics/address.ts'
import { namedDimension } from '../../../../resources/core/statistics/declared.ts'
import type { ReportWords } from '../reportWords.ts'
import { SeveralRecords } from './SeveralRecords.tsx'

export interface ReportFiltersProps {
  readonly report: AnyReport
  readonly words: ReportWords
  readonly filters: View['filters']
  readonly onChange: (change: Change) => void
}

/** Groups of numbers, hours and days of the week are chosen among all that there are. */
const GroupFilter = ({
  name,
  words,
  groups,
}: {
  name: string
  words: ReportWords
  groups: readonly (string | number)[]
}) => (
  <SelectArrayInput
    source={name}
    label={words.dimension(name)}
    choices={groups.map(group => ({ id: String(group), name: words.value(name, group) }))}
    translateChoice={false}
    helperText={false}
    size="small"
  />
)

const Filter = ({ report, words, name }: { report: AnyReport; words: ReportWords; name: string }) => {
  const { facts, dimension, source, field } = namedDimension(report, name)
  const groups = groupsOf(dimension)
  const most = report.sideBySide?.[name]?.to
  if (most !== undefined && isReference(field))
    return <SeveralRecords source={name} label={words.dimension(name)} to={String(field.to)} most={most} />
  if (groups) return <GroupFilter name={name} words={words} groups={groups} />
  return (
    <ResourceContextProvider value={facts.of.name}>
      <FieldFilter shown={resourceView(facts.of).fields[source]!} source={name} label={words.dimension(name)} />
    </ResourceContextProvider>
  )
}

type Values = Record<string, unknown>

/** As inputs hold what the address says: one record by its number, of what stands side by side and of options any. */
const valuesOf = (report: AnyReport, filters: View['filters']): Values =>
  Object.fromEntries(
    report.filters.map(name => {
      const { field, dimension } = namedDimension(report, name)
      const values = filters[name] ?? []
      const one = values[0]
      if (typeof dimension === 'string' && isReference(field) && !report.sideBySide?.[name])
        return [name, one === undefined ? '' : /^\d+$/.test(one) ? Number(one) : one]
      return [name, [...values]]
    }),
  )

/**
 * The inputs that a report is filtered by: those of the lists, by whose filters its numbers are opened. What is chosen
 * stands in the address.
 */
export const ReportFilters = ({ report, words, filters, onChange }: ReportFiltersProps) => {
  const values = useMemo(() => valuesOf(report, filters), [report, filters])
  const form = useForm<Values>({ defaultValues: values })
  const { watch, reset, getValues } = form
  const own = useRef(JSON.stringify(values))
  const take = useLatest((entered: Values) => {
    const spelled = JSON.stringify(entered)
    if (spelled === own.current) return
    own.current = spelled
    onChange({ filters: entered })
  })
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== undefined) take(getValues())
    })
    return unsubscribe
  }, [watch, getValues, take])
  useEffect(() => {
    const spelled = JSON.stringify(values)
    if (spelled === JSON.stringify(getValues())) return
    own.current = spelled
    reset(values)
  }, [values, reset, getValues])
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        role="search"
        onSubmit={event => event.preventDefault()}
        sx={{
          display: 'contents',
          '& .MuiFormControl-root, & .MuiAutocomplete-root': { m: 0, width: '100%', minWidth: 0 },
        }}
      >
        {report.filters.map(name => (
          <Box key={name} sx={{ width: report.sideBySide?.[name] ? manyWidth : filterWidth }}>
            <Filter report={report} words={words} name={name} />
          </Box>
        ))}
      </Box>
    </FormProvider>
  )
}

import { FormHelperText, FormLabel, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import { reports } from '../../../resources/index.ts'
import { parameterName } from '../../core/report/parameterName.ts'
import { reportWords } from '../../core/report/reportWords.ts'
import '../../core/report/texts.ts'
import { useFormat } from '../../core/format.ts'
import type { CellProps, InputProps } from '../../core/types/view.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * What a view keeps, in words: of a list by what it is filtered and in which order it stands, of other pages what their
 * address says.
 */
const useContents = (page: string, state: unknown): string => {
  const translate = useTranslate()
  const format = useFormat()
  const report = Object.hasOwn(reports, page) ? (reports as Readonly<Record<string, AnyReport>>)[page] : undefined
  const nameOf = (key: string): string => {
    if (report) return parameterName(report, reportWords(report, { t: translate, format }), key)
    return key === 'q' ? translate('ra.action.search') : translate(`resources.${page}.fields.${key}`, { _: key })
  }
  if (!isObject(state)) return translate('app.views.contents.nothing')
  const { filter, sort, perPage: _rows, columns: _columns, ...others } = state
  const names = Object.keys({ ...(isObject(filter) ? filter : {}), ...(filter === undefined ? others : {}) }).map(
    nameOf,
  )
  const told = [
    ...(names.length > 0 ? [translate('app.views.contents.filters', { names: format.list(names) })] : []),
    ...(isObject(sort) && typeof sort['field'] === 'string'
      ? [
          translate(sort['order'] === 'DESC' ? 'app.views.contents.descending' : 'app.views.contents.ascending', {
            field: nameOf(sort['field']),
          }),
        ]
      : []),
  ]
  return told.length > 0 ? told.join(' · ') : translate('app.views.contents.nothing')
}

export const ContentsCell = ({ place, record }: CellProps) => (
  <>{useContents(String(record['page']), record[place.name])}</>
)

/** It is kept on the page itself, where one sees what it is of. */
export const ContentsInput = ({ source, label }: InputProps) => {
  const translate = useTranslate()
  const [page, state] = useWatch({ name: ['page', source] }) as [unknown, unknown]
  const error = useFormState({ name: source }).errors[source]?.message as string | undefined
  return (
    <div>
      <FormLabel component="p" sx={{ fontSize: '0.75rem' }}>
        {translate(label)}
      </FormLabel>
      <Typography>{useContents(String(page), state)}</Typography>
      <FormHelperText error={error !== undefined}>{error ?? translate('app.views.contents.hint')}</FormHelperText>
    </div>
  )
}

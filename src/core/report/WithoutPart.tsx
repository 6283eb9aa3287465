import { Link as Anchor, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { resourceNamed } from '../../../resources/index.ts'
import type { Part } from '../../../resources/core/statistics/index.ts'
import { namedDimension } from '../../../resources/core/statistics/declared.ts'
import { isReference } from '../../../resources/core/typeOf.ts'
import { showPath } from '../paths.ts'
import { resourceView } from '../resourceView.ts'
import { useMay } from '../useMay.ts'
import { DefinitionButton } from './DefinitionButton.tsx'
import { Answered, PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { RecordTable } from './RecordTable.tsx'
import { useAnswer } from './useAnswer.ts'
import type { Answering } from './useAnswer.ts'

type Shown = Part & { readonly part: 'without' }

/** As many as a list tells at once. */
const most = 1000

/** The height that is kept for them. Pixels. */
const height = 320

/**
 * The records by which there was no row in the range, as their list tells them, each leading to itself: games that
 * nobody plays.
 */
export const WithoutPart = ({ report, name, part, view, words }: PartProps<Shown>) => {
  const translate = useTranslate()
  const may = useMay()
  const { field } = namedDimension(report, part.over)
  const named = isReference(field) ? resourceNamed(field.to) : undefined
  if (named === undefined) throw new TypeError(`${part.over} refers to no resource`)
  const target = resourceView(named)
  const { resource } = target
  const mayList = may(resource.name, 'list') === true
  const counted = useAnswer(report, part, view)
  const filters = resource.list?.filters ?? []
  const shared = Object.fromEntries(Object.entries(view.filters).filter(([filter]) => filters.includes(filter)))
  const listed = useGetList<RaRecord>(
    resource.name,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: resource.list?.sort?.[0] ?? 'id', order: resource.list?.sort?.[1] ?? 'ASC' },
      filter: { ...shared, ...part.where },
    },
    { enabled: mayList },
  )
  // Who may not see their list is told of those that have rows above.
  if (!mayList) return null
  const chosen = view.filters[part.over]
  const met = new Set(
    counted.answer?.rows.map(({ keys }) => String((keys as Readonly<Record<string, unknown>>)[part.over])),
  )
  const records =
    counted.answer &&
    listed.data?.filter(({ id }) => !met.has(String(id)) && (chosen === undefined || chosen.includes(String(id))))
  const answering: Answering<object> = {
    ...counted,
    answer: records,
    error: counted.error ?? listed.error,
    isAsking: counted.isAsking || listed.isFetching,
    isOld: counted.isOld || listed.isPlaceholderData,
    retry: () => {
      counted.retry()
      void listed.refetch()
    },
  }
  const columns = part.columns.flatMap(column => (target.fields[column] ? [target.fields[column]] : []))
  const title = translate(`reports.${report.name}.parts.${name}`)
  const labelOf = (record: RaRecord): string => String(record[resource.label as string] ?? record.id)
  return (
    <PartFrame title={title} actions={<DefinitionButton measures={part.measures} words={words} />}>
      <Answered answering={answering} height={height}>
        {records?.length === 0 ? (
          <Typography color="text.secondary" sx={{ py: 2 }}>
            {translate('app.report.noneWithout')}
          </Typography>
        ) : (
          <RecordTable
            caption={title}
            records={records ?? []}
            columns={columns}
            head={{
              title: words.dimension(part.over),
              align: 'left',
              of: record => (
                <Anchor component={Link} to={showPath(resource.name, record.id)}>
                  {labelOf(record)}
                </Anchor>
              ),
            }}
          />
        )}
      </Answered>
    </PartFrame>
  )
}

import { Button, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Part } from '../../../resources/core/statistics/index.ts'
import { namedMeasure } from '../../../resources/core/statistics/declared.ts'
import { showPath } from '../paths.ts'
import { resourceView } from '../resourceView.ts'
import { DefinitionButton } from './DefinitionButton.tsx'
import { NumberLink } from './NumberLink.tsx'
import { Answered, PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { RecordTable } from './RecordTable.tsx'
import { downPath, useWaysDown } from './useWays.ts'
import type { Answering } from './useAnswer.ts'

type Shown = Part & { readonly part: 'largest' }

/** So many rows are told; their list has all. */
const most = 10

/** The height that is kept for them. Pixels. */
const height = 320

/**
 * The rows that have the most of a sum, as their list tells them: of its scope, with its masks, each leading to its
 * record.
 */
export const LargestPart = ({ report, name, part, view, words }: PartProps<Shown>) => {
  const translate = useTranslate()
  const [measure] = part.measures
  const {
    facts: { of },
    measure: declared,
  } = namedMeasure(report, measure)
  const field = 'field' in declared ? declared.field : ''
  const way = useWaysDown(report, view)({ measure, keys: {} })
  const { data, error, isFetching, isPlaceholderData, refetch } = useGetList<RaRecord>(
    of.name,
    { pagination: { page: 1, perPage: most }, sort: { field, order: 'DESC' }, filter: way?.filter ?? {} },
    { enabled: way !== undefined },
  )
  const rows = data?.filter(record => Number(record[field]) > 0)
  const answering: Answering<object> = {
    answer: rows,
    isOld: isPlaceholderData,
    error,
    isAsking: isFetching,
    isLong: false,
    cancel: () => undefined,
    retry: () => void refetch(),
  }
  const fields = resourceView(of).fields
  const columns = part.columns.flatMap(column => (fields[column] ? [fields[column]] : []))
  const title = translate(`reports.${report.name}.parts.${name}`)
  // Who may not see the rows is told their sum above.
  if (way === undefined) return null
  return (
    <PartFrame
      title={title}
      actions={
        <>
          <DefinitionButton measures={part.measures} words={words} />
          <Button size="small" component={Link} to={downPath(way, field)}>
            {translate('app.report.allRows')}
          </Button>
        </>
      }
    >
      <Answered answering={answering} height={height}>
        {rows?.length === 0 ? (
          <Typography color="text.secondary" sx={{ py: 2 }}>
            {translate('app.report.empty')}
          </Typography>
        ) : (
          <RecordTable
            caption={title}
            records={rows ?? []}
            columns={columns}
            head={{
              title: words.measure(measure).name,
              align: 'right',
              of: record => (
                <NumberLink
                  to={showPath(of.name, record.id)}
                  text={words.number(measure, Number(record[field]))}
                  label={translate('app.report.openNumber', { number: words.said(measure, Number(record[field])) })}
                />
              ),
            }}
          />
        )}
      </Answered>
    </PartFrame>
  )
}

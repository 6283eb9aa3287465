import {
  Box,
  Link,
  Pagination,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePermissions, useTranslate } from 'react-admin'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { mayShow } from '../../shell/layout/pageAt.ts'
import { actionName } from '../../../resources/core/actionName.ts'
import { useFormat } from '../../core/format.ts'
import { showPath } from '../../core/paths.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { Failed } from '../../core/Failed.tsx'
import { useProfileCalls } from './useProfile.ts'
import '../ownTexts.ts'

type Entry = Awaited<ReturnType<ReturnType<typeof useProfileCalls>['log']>>['content'][number]

const size = 10

/** What was done, in words. */
const useDeed = () => {
  const translate = useTranslate()
  return ({ kind, resource, action }: Entry): string => {
    if (kind !== 'change') return translate(`app.own.log.kinds.${kind}`)
    return actionName(translate, resource, action)
  }
}

/** To what it was done: the record, which is a link where it may be opened. */
const Thing = ({ entry: { kind, resource, record, reached } }: { entry: Entry }) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  if (kind === 'signIn') return null
  const name = translate(`resources.${resource}.name`, { smart_count: 1, _: resource })
  if (record === null) return name
  const text = `${name} #${record}`
  return reached && permissions && mayShow(permissions, resource, record) ? (
    <Link component={RouterLink} to={showPath(resource, record)}>
      {text}
    </Link>
  ) : (
    text
  )
}

/** What the caller did and looked at, and when they signed in; newest first. */
export const OwnLog = () => {
  const translate = useTranslate()
  const format = useFormat()
  const calls = useProfileCalls()
  const deed = useDeed()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['profile', 'log', page],
    queryFn: () => calls.log({ page: page - 1, size }),
    placeholderData: keepPreviousData,
  })
  return (
    <SectionCard title="app.own.log.title">
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.totalElements === 0 && <Typography color="text.secondary">{translate('app.own.log.empty')}</Typography>}
      {data && data.totalElements > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('app.own.log.title')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['when', 'what', 'where', 'ip'].map(column => (
                  <TableCell key={column}>{translate(`app.own.log.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.content.map(entry => (
                <TableRow key={entry.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <time dateTime={entry.at}>{format.moment(entry.at)}</time>
                  </TableCell>
                  <TableCell>{deed(entry)}</TableCell>
                  <TableCell>
                    <Thing entry={entry} />
                  </TableCell>
                  <TableCell>{entry.ip}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {data && data.totalElements > size && (
        <Pagination
          count={Math.ceil(data.totalElements / size)}
          page={page}
          onChange={(_, next) => setPage(next)}
          size="small"
          sx={{ mt: 1.5 }}
          aria-label={translate('app.own.log.pages')}
        />
      )}
    </SectionCard>
  )
}

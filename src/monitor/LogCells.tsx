import { Link } from '@mui/material'
import { QueryClientContext } from '@tanstack/react-query'
import { useGetManyAggregate, useLocale, usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useContext } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { termName } from '../../resources/core/types/term/index.ts'
import { resourceNamed } from '../../resources/index.ts'
import { showPath } from '../core/paths.ts'
import { recordLabel } from '../core/recordLabel.ts'
import { Nothing } from '../core/types/Nothing.tsx'
import { mayDo } from '../shell/auth/mayDo.ts'
import { mayShow } from '../shell/layout/pageAt.ts'
import { logPath } from './logPath.ts'

/**
 * A record that an entry is about: what it is called is asked of its own list, so that nobody reads a name here that
 * they may not read there.
 */
const Named = ({ name, id }: { readonly name: string; readonly id: number }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const resource = resourceNamed(name)
  const mayRead =
    resource !== undefined &&
    permissions !== undefined &&
    resource.list !== undefined &&
    mayDo(permissions, name, 'list')
  const { data } = useGetManyAggregate<RaRecord>(name, { ids: [id] }, { enabled: mayRead, retry: false })
  const found = data?.[0]
  const what = termName('resource', name, { t: translate })
  const text = resource && found ? `${what} ${recordLabel(resource, found, locale)}` : `${what} #${id}`
  return found && permissions && mayShow(permissions, name, id) ? (
    <Link component={RouterLink} to={showPath(name, id)}>
      {text}
    </Link>
  ) : (
    <>{text}</>
  )
}

/** What an entry is about, with the way there. */
export const ThingCell = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  // Rows that are shown before the page around them have nobody to ask yet.
  const client = useContext(QueryClientContext)
  const { resource: name, record: id } = record as unknown as {
    readonly resource: string | null
    readonly record: number | null
  }
  if (name === null) return <Nothing />
  const what = termName('resource', name, { t: translate })
  if (id === null) return <>{what}</>
  // Its name comes after the row: no column grows wider with it.
  return (
    <span className="one-line" style={{ width: '15em' }}>
      {client ? (
        <Named name={name} id={id} />
      ) : (
        <>
          {what} #{id}
        </>
      )}
    </span>
  )
}

/** All that one request did. */
export const RequestCell = ({ record }: { readonly record: RaRecord }) => {
  const id: unknown = record['request']
  return typeof id === 'string' ? (
    <Link component={RouterLink} to={logPath({ request: id })}>
      {id.slice(0, 8)}
    </Link>
  ) : (
    <Nothing />
  )
}

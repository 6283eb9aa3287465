import { List, ListItem, ListItemButton, ListItemText, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { commented, commentsPart } from '../../resources/comments/comment.ts'
import { useFormat } from '../core/format.ts'
import { fromTop, showPath } from '../core/paths.ts'
import { CardState } from '../shell/layout/home/CardState.tsx'
import { Panel } from '../shell/layout/home/Panel.tsx'
import './texts.ts'
import { useReread } from './useComments.ts'
import type { Comment } from './useComments.ts'
import { twoLines } from '../core/twoLines.ts'

const shown = 6
const latest = { field: 'createdAt', order: 'DESC' } as const

const placeOf = (comment: Comment): string => {
  const name = commented.find(one => comment[one] !== null)
  return name === undefined ? showPath('comment', comment.id) : showPath(name, comment[name]!, commentsPart)
}

const nameOf = (comment: Comment): string | null | undefined =>
  commented.map(name => comment[`${name}Label`]).find(label => label !== null && label !== undefined)

/** Comments that are not done: those that name the reader, and the reader's own. */
export const OpenComments = () => {
  const translate = useTranslate()
  const format = useFormat()
  const { data: identity } = useGetIdentity()
  const [whose, setWhose] = useState<'forMe' | 'byMe'>('forMe')
  useReread()
  const me = Number(identity?.['operator'])
  const filter = { done: false, ...(whose === 'forMe' ? { named: me } : { createdBy: me }) }
  const { data, total, isPending, isError, refetch } = useGetList<Comment>(
    'comment',
    { pagination: { page: 1, perPage: shown }, sort: latest, filter },
    { enabled: identity !== undefined },
  )
  const title = translate('app.home.parts.openComments.title')
  const all = `/comment?${new URLSearchParams({ filter: JSON.stringify(filter), sort: latest.field, order: latest.order })}`
  return (
    <Panel
      title={total ? translate('app.home.counted', { title, total: format.number(total) }) : title}
      all={total ? all : undefined}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={whose}
        onChange={(_, next: typeof whose | null) => {
          if (next) setWhose(next)
        }}
        aria-label={translate('app.comments.whose')}
        sx={{ mx: 2, mt: 1.5 }}
      >
        <ToggleButton value="forMe">{translate('app.comments.forMe')}</ToggleButton>
        <ToggleButton value="byMe">{translate('app.comments.byMe')}</ToggleButton>
      </ToggleButtonGroup>
      <CardState
        pending={isPending}
        failed={isError && !data}
        onRetry={() => void refetch()}
        empty={
          total === 0 ? translate(whose === 'forMe' ? 'app.comments.noneForMe' : 'app.comments.noneByMe') : undefined
        }
      />
      <List dense disablePadding>
        {(data ?? []).map(one => (
          <ListItem key={one.id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={placeOf(one)} state={fromTop}>
              <ListItemText
                primary={one.text}
                secondary={[nameOf(one), one.createdByLabel, one.createdAt && format.moment(one.createdAt)]
                  .filter(part => part)
                  .join(' · ')}
                slotProps={{ primary: { sx: twoLines }, secondary: { noWrap: true } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}

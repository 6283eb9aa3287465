import CloseIcon from '@mui/icons-material/Close'
import { Button, IconButton, Paper, Typography } from '@mui/material'
import { SelectAllButton, useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { HinderedButton } from '../actions/HinderedButton.tsx'
import { useStart } from '../actions/ActionsProvider.tsx'
import { isOutOfPlace } from '../actions/rowActions.ts'
import type { Offered } from '../actions/rowActions.ts'
import { toneColour } from '../actions/toneColour.ts'
import type { TogetherLink } from '../present.ts'

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1, py: 0.75, bgcolor: 'action.selected' }

const TogetherButton = ({ link, records }: { link: TogetherLink; records: readonly RaRecord[] }) => {
  const translate = useTranslate()
  const to = link.to(records)
  if (to === undefined) return <HinderedButton label={translate(link.label)} reason={translate(link.hint)} />
  return <Button component={Link} to={to} size="small" variant="outlined">{translate(link.label)}</Button>
}

/** What can be done with the selected records; those that an action is not possible for are told afterwards, each with its reason. */
export const BulkBar = ({ offers, together }: { offers: readonly Offered[]; together: readonly TogetherLink[] }) => {
  const { selectedIds, data, filterValues, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const start = useStart()
  if (selectedIds.length === 0) return null
  const known = new Map((data ?? []).map(record => [record.id, record]))
  const records: RaRecord[] = selectedIds.map(id => known.get(id) ?? { id })
  // In the list of deleted records only recovering makes sense, and there it does in no other.
  const fitting = offers.filter(({ action }) => !isOutOfPlace(action, { deleted: filterValues['deleted'] === true }))
  return (
    <Paper square elevation={0} role="toolbar" aria-label={translate('app.generator.selection')} sx={bar}>
      <IconButton size="small" aria-label={translate('ra.action.unselect')} title={translate('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography variant="body2" aria-live="polite">{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</Typography>
      {offers.length > 0 && <SelectAllButton />}
      {together.map(link => <TogetherButton key={link.label} link={link} records={records} />)}
      {fitting.map(offer => (
        <Button key={offer.name} size="small" color={toneColour[offer.tone]} onClick={() => start(offer, records)}>
          {translate(offer.label)}
        </Button>
      ))}
    </Paper>
  )
}

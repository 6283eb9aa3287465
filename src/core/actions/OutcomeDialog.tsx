import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { recordLabel } from '../recordLabel.ts'
import type { Outcome } from './outcome.ts'
import { useErrorLines } from './useErrorLines.ts'
import type { Offered } from './rowActions.ts'

interface OutcomeDialogProps {
  readonly resource: AnyResource
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  readonly outcome: Outcome
  readonly onClose: () => void
}

/** Tells how many records an action went through for, and of each other one why it did not. */
export const OutcomeDialog = ({ resource, offer, records, outcome, onClose }: OutcomeDialogProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const linesOf = useErrorLines(resource.name)
  const nameOf = (id: unknown): string =>
    recordLabel(resource, records.find(record => record.id === id) ?? { id: Number(id) }, locale)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="outcome-title">
      <DialogTitle id="outcome-title">{translate(offer.label)}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">
          {translate('app.generator.outcome', { done: outcome.done.length, failed: outcome.failed.length })}
        </Alert>
        <List dense>
          {outcome.failed.map(one => (
            <ListItem key={one.id} disableGutters>
              <ListItemText
                primary={nameOf(one.id)}
                secondary={linesOf(one.errors).join('\n') || translate(one.message, { _: one.message })}
                slotProps={{ secondary: { sx: { whiteSpace: 'pre-line' } } }}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { Form, RecordContextProvider, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { AnyResource, Fields } from '../../../resources/schema/index.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { defaultsOf } from '../form/defaults.ts'
import { useResolver } from '../form/useResolver.ts'
import { askScope, placesOf } from '../place.ts'
import type { Offered } from './rowActions.ts'
import { toneColour } from './toneColour.ts'
import { useConfirmText } from './useConfirmText.ts'
import type { Input } from './useExecute.ts'
import { useNames } from './useNames.ts'

interface AskDialogProps {
  readonly resource: AnyResource
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  readonly onClose: () => void
  /** Runs the action; resolves to the texts by field that the server answered. */
  readonly onAnswer: (input: Input) => Promise<Record<string, unknown> | undefined>
}

const nothing: Fields = {}

const Buttons = ({ offer, onClose }: Pick<AskDialogProps, 'offer' | 'onClose'>) => {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <DialogActions>
      <Button onClick={onClose} disabled={isSubmitting}>{translate('ra.action.cancel')}</Button>
      <Button type="submit" loading={isSubmitting} color={toneColour[offer.tone]} variant="contained">{translate(offer.label)}</Button>
    </DialogActions>
  )
}

/** Asks for what an action needs before it runs: a form of its `ask` fields, held by their rules. */
export const AskDialog = ({ resource, offer, records, onClose, onAnswer }: AskDialogProps) => {
  const translate = useTranslate()
  const names = useNames(resource, records)
  const confirmText = useConfirmText(resource, offer)
  const { ask = nothing, rules, confirm } = offer.action
  const places = useMemo(() => placesOf(askScope(resource, offer.name), ask), [resource, offer.name, ask])
  const resolver = useResolver(ask, places, rules)
  const defaults = useMemo(() => defaultsOf(ask), [ask])
  const action = translate(offer.label)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="ask-title">
      <RecordContextProvider value={undefined}>
        <Form
          resolver={resolver} defaultValues={defaults} onSubmit={(values: FieldValues) => onAnswer(values)}
          disableInvalidFormNotification noValidate
        >
          <DialogTitle id="ask-title">{names === '' ? action : translate('app.generator.confirm.title', { action, names })}</DialogTitle>
          <DialogContent>
            <Stack spacing={1} sx={{ pt: 1 }}>
              {confirm && <Alert severity="warning">{confirmText}</Alert>}
              {places.map(place => <FieldInput key={place.name} place={place} />)}
            </Stack>
          </DialogContent>
          <Buttons offer={offer} onClose={onClose} />
        </Form>
      </RecordContextProvider>
    </Dialog>
  )
}

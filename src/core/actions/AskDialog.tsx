import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useMemo, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { AnyResource, Fields } from '../../../resources/core/index.ts'
import { previewToken } from '../../../resources/core/preview.ts'
import { drafts } from '../../shell/drafts/index.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { FieldsDraft } from '../form/FieldsDraft.tsx'
import { sendOnce } from '../form/sendOnce.ts'
import { GuardedForm } from '../form/GuardedForm.tsx'
import { LeaveDialog } from '../form/LeaveDialog.tsx'
import { defaultsOf } from '../form/defaults.ts'
import { useResolver } from '../form/useResolver.ts'
import { inputScope, placesOf } from '../fieldContext.ts'
import { presentationOf } from '../present.ts'
import { AboutRecord } from './AboutRecord.tsx'
import { askPath } from './askPath.ts'
import type { Offered } from './rowActions.ts'
import { NameList, useNameLine } from './NameList.tsx'
import { PreviewPanel, unseen } from './PreviewPanel.tsx'
import { toneColour } from './toneColour.ts'
import { useConfirmText } from './useConfirmText.ts'
import type { Each, Input } from './useExecute.ts'
import { dismissText } from './dismissText.ts'
import { useNames } from './useNames.ts'

interface AskDialogProps {
  readonly resource: AnyResource
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  /** What whoever started the action knows already of the answers. */
  readonly known?: Input | undefined
  /** It waits for the server: it has to stay for what is answered. */
  readonly running: boolean
  readonly onClose: () => void
  /** Runs the action, once for a key; resolves to the texts by field that the server answered. */
  readonly onAnswer: (input: Input, each?: Each, key?: string) => Promise<Record<string, unknown> | undefined>
}

const nothing: Fields = {}

/** What is asked of the operator; what was seen of a preview comes from the preview. */
const askedBy = ({ action: { input = nothing, preview } }: Offered): Fields =>
  preview ? Object.fromEntries(Object.entries(input).filter(([name]) => !Object.hasOwn(previewToken, name))) : input

/** What the answers begin with: what is asked of several records at once begins empty. */
const begun = (begins: readonly string[] = [], records: readonly RaRecord[]): Record<string, unknown> => {
  const [record, ...others] = records
  return record && others.length === 0 ? Object.fromEntries(begins.map(name => [name, record[name] as unknown])) : {}
}

interface ButtonsProps extends Pick<AskDialogProps, 'offer' | 'onClose'> {
  readonly isReady: boolean
  readonly label: string
}

const Buttons = ({ offer, onClose, isReady, label }: ButtonsProps) => {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <DialogActions>
      <Button onClick={onClose} disabled={isSubmitting}>
        {dismissText(translate, translate(label))}
      </Button>
      <Button
        type="submit"
        loading={isSubmitting}
        disabled={!isReady}
        color={toneColour[offer.tone]}
        variant="contained"
      >
        {translate(label)}
      </Button>
    </DialogActions>
  )
}

/** What the look of the resource fills in beforehand for one record. */
const answered = (resource: AnyResource, { name }: Offered, records: readonly RaRecord[]) =>
  records.length === 1 ? presentationOf(resource.name).answers?.[name]?.(records[0]!) : undefined

/** Asks for what an action needs before it runs: a form of its `input` fields, held by their rules. */
export const AskDialog = ({ resource, offer, records, known, running, onClose, onAnswer }: AskDialogProps) => {
  const translate = useTranslate()
  const names = useNames(resource, records)
  const nameLine = useNameLine()
  const confirmText = useConfirmText(resource, offer)
  const { rules, confirm, preview, begins } = offer.action
  const ask = useMemo(() => askedBy(offer), [offer])
  const [seen, setSeen] = useState(unseen)
  const { tokens, effects } = seen
  const places = useMemo(() => placesOf(inputScope(resource, offer.name), ask), [resource, offer.name, ask])
  const resolver = useResolver(ask, places, rules)
  const defaults = useMemo(
    () => ({ ...defaultsOf(ask), ...begun(begins, records), ...answered(resource, offer, records), ...known }),
    [ask, begins, resource, offer, records, known],
  )
  const Part = presentationOf(resource.name).inputParts?.[offer.name]
  const action = translate(offer.label)
  const [isUnsaved, setUnsaved] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const path = askPath(resource, offer.name, records)
  // Where the session ends, or the server cannot be reached, what was typed stays.
  const giveUp = () => {
    if (isUnsaved) drafts.drop(path)
    onClose()
  }
  const answer = (values: FieldValues) => {
    // What was seen of a preview is good for once by itself.
    if (preview) return onAnswer(values, id => (tokens.has(id) ? { previewToken: tokens.get(id) } : undefined))
    const { key, values: sent } = sendOnce(path, ask, values)
    return onAnswer(sent, undefined, key)
  }
  return (
    <Dialog
      open
      onClose={running ? undefined : () => (isUnsaved ? setLeaving(true) : onClose())}
      fullWidth
      maxWidth="sm"
      aria-labelledby="ask-title"
    >
      <RecordContextProvider value={undefined}>
        <GuardedForm resolver={resolver} defaultValues={defaults} onSubmit={(values: FieldValues) => answer(values)}>
          <DialogTitle id="ask-title">
            {names.length === 0 ? action : translate('app.generator.confirm.title', { action, names: nameLine(names) })}
          </DialogTitle>
          <DialogContent>
            <NameList names={names} />
            <AboutRecord resource={resource} action={offer.name} records={records} />
            <FieldsDraft resource={resource.name} fields={ask} path={path} isInDialog onUnsaved={setUnsaved} />
            <Stack spacing={1.5} sx={{ pt: 1 }}>
              {confirm && <Alert severity="warning">{confirmText}</Alert>}
              {places.map(place => (
                <FieldInput key={place.name} place={place} />
              ))}
              {Part && <Part />}
              {preview && (
                <PreviewPanel resource={resource} offer={offer} records={records} running={running} onSeen={setSeen} />
              )}
            </Stack>
          </DialogContent>
          <Box sx={{ px: 3 }}>
            <ErrorSummary />
          </Box>
          <Buttons
            offer={offer}
            onClose={giveUp}
            isReady={!preview || tokens.size > 0}
            label={presentationOf(resource.name).submitLabel?.[offer.name]?.(effects.flat()) ?? offer.label}
          />
        </GuardedForm>
      </RecordContextProvider>
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={giveUp} />}
    </Dialog>
  )
}

import { Button, Paper, Typography } from '@mui/material'
import SaveIcon from '@mui/icons-material/Save'
import { useNavigate, useNotify, useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useUnsaved } from './FormDraft.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

/** Leads to the first field that is broken and says so, each time the form could not be saved. */
const useBrokenNotice = () => {
  const { submitCount, errors, isSubmitting } = useFormState()
  const { setFocus } = useFormContext()
  const notify = useNotify()
  const told = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || told.current === submitCount) return
    told.current = submitCount
    const broken = Object.keys(errors).filter(name => name !== 'root')
    if (broken.length === 0) return
    // An error of a name that has no input here would be seen nowhere: it is told instead.
    const unseen = broken.find(name => ['server', 'guard'].includes(String(errors[name]?.type)) && document.getElementsByName(name).length === 0)
    const text = String((unseen !== undefined && errors[unseen]?.message) || 'ra.message.invalid_form')
    notify(text, { type: 'error', messageArgs: { _: text } })
    // The resolver's own errors were focused by the form; those of the server were not.
    if (broken.every(name => errors[name]?.type === 'server')) setFocus(broken[0]!)
  }, [submitCount, isSubmitting, errors, setFocus, notify])
}

interface FormToolbarProps {
  readonly backTo: string
  /** Instead of going back. */
  readonly onCancel?: () => void
  readonly canSaveUnchanged: boolean
  /** What the save button says, where it says more than that. */
  readonly SaveLabel?: ComponentType | undefined
  /** Cancelling asks by itself; otherwise leaving the page does. */
  readonly asksBeforeCancel: boolean
}

/** Save and cancel, always in sight. Cancelling gives up what is not saved, so that it asks where there is something. */
export const FormToolbar = ({ backTo, onCancel, canSaveUnchanged, SaveLabel, asksBeforeCancel }: FormToolbarProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { isSubmitting, dirtyFields } = useFormState()
  useBrokenNotice()
  const { isUnsaved, drop } = useUnsaved()
  const [asks, setAsks] = useState(false)
  const leave = onCancel ?? (() => navigate(backTo))
  const cancel = () => {
    drop()
    leave()
  }
  const unchanged = !canSaveUnchanged && Object.keys(dirtyFields).length === 0
  return (
    <Paper
      variant="outlined" role="group" aria-label={translate('app.generator.formActions')}
      sx={{ position: 'sticky', bottom: 0, zIndex: 2, mt: 2, p: 1.5, display: 'flex', alignItems: 'center', gap: 1.5 }}
    >
      <Button type="submit" variant="contained" startIcon={<SaveIcon />} loading={isSubmitting} loadingPosition="start" disabled={unchanged}>
        {SaveLabel ? <SaveLabel /> : translate('ra.action.save')}
      </Button>
      <Button onClick={() => (isUnsaved && asksBeforeCancel ? setAsks(true) : leave())} disabled={isSubmitting}>{translate('ra.action.cancel')}</Button>
      {asks && <LeaveDialog onStay={() => setAsks(false)} onLeave={cancel} />}
      <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto', display: { xs: 'none', sm: 'block' } }}>
        {translate('app.generator.saveKeys')}
      </Typography>
    </Paper>
  )
}

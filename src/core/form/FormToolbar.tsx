import { Box, Button, Paper, Typography } from '@mui/material'
import SaveIcon from '@mui/icons-material/Save'
import { useNavigate, useTranslate } from 'react-admin'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useFormState } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useUnsaved } from './FormDraft.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import type { Closing } from '../paths.ts'
import { useScrollRoom } from './useScrollRoom.ts'

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

/**
 * Save and cancel, always in sight. Cancelling gives up what is not saved, so that it asks where there is something.
 */
export const FormToolbar = ({ backTo, onCancel, canSaveUnchanged, SaveLabel, asksBeforeCancel }: FormToolbarProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isSubmitting, dirtyFields } = useFormState()
  const room = useScrollRoom()
  const { isUnsaved, drop } = useUnsaved()
  const [asks, setAsks] = useState(false)
  const leave = onCancel ?? (() => navigate(backTo, { state: { closes: [pathname] } satisfies Closing }))
  const cancel = () => {
    drop()
    leave()
  }
  const unchanged = !canSaveUnchanged && Object.keys(dirtyFields).length === 0
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={translate('app.generator.formActions')}
      ref={room}
      sx={{ position: 'sticky', bottom: 0, zIndex: 2, mt: 2, p: 1.5 }}
    >
      <ErrorSummary />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          startIcon={<SaveIcon />}
          loading={isSubmitting}
          loadingPosition="start"
          disabled={unchanged}
        >
          {SaveLabel ? <SaveLabel /> : translate('ra.action.save')}
        </Button>
        <Button onClick={() => (isUnsaved && asksBeforeCancel ? setAsks(true) : leave())} disabled={isSubmitting}>
          {translate('ra.action.cancel')}
        </Button>
        <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto', display: { xs: 'none', sm: 'block' } }}>
          {translate('app.generator.saveKeys')}
        </Typography>
      </Box>
      {asks && <LeaveDialog onStay={() => setAsks(false)} onLeave={cancel} />}
    </Paper>
  )
}

import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Typography,
} from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import { useErrorText } from '../../../core/actions/useErrorText.ts'
import { places, placeOf, toArrangement } from './arrangement.ts'
import type { Arranged, Arrangement } from './arrangement.ts'

interface ArrangeDialogProps {
  readonly parts: readonly Arranged[]
  /** The operator has an arrangement of their own, which can be given up. */
  readonly isOwn: boolean
  readonly onKeep: (arrangement: Arrangement) => Promise<void>
  readonly onReset: () => Promise<void>
  readonly onClose: () => void
}

/** A part in the place of its neighbour. */
const swapped = (parts: readonly Arranged[], one: Arranged, other: Arranged): readonly Arranged[] =>
  parts.map(part => (part === one ? other : part === other ? one : part))

/** Which parts stand on the home page, and in which order; by keys and by touch alike. */
export const ArrangeDialog = ({ parts: before, isOwn, onKeep, onReset, onClose }: ArrangeDialogProps) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const id = useId()
  const [parts, setParts] = useState(before)
  const [error, setError] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  const [told, setTold] = useState('')
  const titleOf = ({ name }: Arranged) => translate(`app.home.parts.${name}.title`)
  const show = (one: Arranged) => setParts(parts.map(part => (part === one ? { ...one, isShown: !one.isShown } : part)))
  const move = (one: Arranged, other: Arranged, row: readonly Arranged[]) => {
    setParts(swapped(parts, one, other))
    setTold(translate('app.home.moved', { title: titleOf(one), at: row.indexOf(other) + 1, total: row.length }))
  }
  const finish = async (work: () => Promise<void>) => {
    setSaving(true)
    try {
      await work()
      onClose()
    } catch (failed) {
      setError(failed)
      setSaving(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{translate('app.home.arrange')}</DialogTitle>
      <DialogContent dividers>
        {error !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {textOf(error)}
          </Alert>
        )}
        {places.map(place => {
          const row = parts.filter(({ one }) => placeOf(one) === place)
          return row.length === 0 ? null : (
            <Box key={place} component="fieldset" sx={{ border: 0, m: 0, mb: 2, p: 0, minWidth: 0 }}>
              <Typography component="legend" variant="body2" color="text.secondary">
                {translate(`app.home.places.${place}`)}
              </Typography>
              {row.map((one, at) => (
                <Box
                  key={one.name}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    py: 0.25,
                    '& .MuiFormControlLabel-label': { lineHeight: 1.3 },
                  }}
                >
                  <FormControlLabel
                    sx={{ flex: 1, minWidth: 0, mr: 1 }}
                    control={<Checkbox checked={one.isShown} onChange={() => show(one)} />}
                    label={titleOf(one)}
                  />
                  {(
                    [
                      [row[at - 1], 'up', ArrowUpward],
                      [row[at + 1], 'down', ArrowDownward],
                    ] as const
                  ).map(([other, direction, Icon]) => (
                    // One that leads nowhere stays, so that the focus does.
                    <IconButton
                      key={direction}
                      aria-disabled={other === undefined}
                      aria-label={translate(`app.home.${direction}`, { title: titleOf(one) })}
                      sx={{ opacity: other ? 1 : 0.3 }}
                      onClick={() => {
                        if (other) move(one, other, row)
                      }}
                    >
                      <Icon fontSize="small" />
                    </IconButton>
                  ))}
                </Box>
              ))}
            </Box>
          )
        })}
        <Box role="status" sx={visuallyHidden}>
          {told}
        </Box>
      </DialogContent>
      <DialogActions>
        {isOwn && (
          <Button color="inherit" disabled={isSaving} sx={{ mr: 'auto' }} onClick={() => void finish(onReset)}>
            {translate('app.home.reset')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={isSaving} onClick={() => void finish(() => onKeep(toArrangement(parts)))}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

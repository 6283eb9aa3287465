import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import type { ResourceView } from '../resourceView.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { useFormat } from '../format.ts'
import type { Difference } from './changes.ts'
import { lastChange } from './lastChange.ts'
import { hasRows } from '../../../resources/core/typeOf.ts'

interface StaleDialogProps {
  readonly blueprint: ResourceView
  readonly differences: readonly Difference[]
  readonly mine: RaRecord
  readonly theirs: RaRecord
  /** Catalogue path of title, text and the names of the two answers. */
  readonly texts?: string
  /** The field for which they cannot be merged, where that is why. */
  readonly about?: string | undefined
  /** Fields that were changed meanwhile and stay so whatever one chooses. */
  readonly kept?: readonly string[]
  readonly onReload: () => void
  /** It cannot be called off once it is on its way. */
  readonly onOverwrite: () => Promise<void> | void
  readonly onClose: () => void
}

const none: readonly string[] = []

/** Three columns that fit a phone, with values in full: they are to be compared. */
const whole = {
  tableLayout: 'fixed',
  '& td, & th, & td *': { whiteSpace: 'normal', overflow: 'visible', maxWidth: 'none', overflowWrap: 'anywhere' },
} as const

/**
 * The record is another meanwhile: says who changed it and when, shows field by field what is mine and what is theirs,
 * and lets one choose.
 */
export const StaleDialog = ({
  blueprint,
  differences,
  mine,
  theirs,
  texts = 'app.generator.stale',
  about,
  kept = none,
  onReload,
  onOverwrite,
  onClose,
}: StaleDialogProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const [isRunning, setRunning] = useState(false)
  const overwrite = async (): Promise<void> => {
    setRunning(true)
    try {
      await onOverwrite()
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
    >
      <DialogTitle id="stale-title">{translate(`${texts}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text" sx={{ mb: 2 }}>
          {translate(about === undefined ? `${texts}.text` : 'app.generator.stale.wholeText', {
            ...lastChange(theirs, translate, format),
            field: about === undefined ? '' : translate(blueprint.fields[about]!.label),
          })}
        </DialogContentText>
        <Table size="small" sx={whole}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('app.generator.stale.field')}</TableCell>
              <TableCell>{translate('app.generator.stale.mine')}</TableCell>
              <TableCell>{translate('app.generator.stale.theirs')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map(({ name }) => {
              const shown = blueprint.fields[name]!
              // Of rows of items a line tells no more than how many there are.
              const room = hasRows(shown.field) ? 'page' : 'line'
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {translate(shown.label)}
                  </TableCell>
                  <TableCell>
                    <FieldCell place={shown} record={mine} room={room} />
                  </TableCell>
                  <TableCell>
                    <FieldCell place={shown} record={theirs} room={room} />
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
        {kept.length > 0 && (
          <DialogContentText sx={{ mt: 2 }}>
            {translate('app.generator.stale.kept', {
              fields: format.list(kept.map(name => translate(blueprint.fields[name]!.label))),
            })}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isRunning}>
          {translate('ra.action.cancel')}
        </Button>
        <Button onClick={onReload} disabled={isRunning}>
          {translate(`${texts}.reload`)}
        </Button>
        <Button onClick={() => void overwrite()} loading={isRunning} color="warning" variant="contained">
          {translate(`${texts}.overwrite`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

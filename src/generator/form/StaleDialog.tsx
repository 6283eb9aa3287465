import {
  Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Table, TableBody, TableCell, TableHead, TableRow,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Blueprint } from '../blueprint.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import type { Difference } from './changes.ts'

interface StaleDialogProps {
  readonly blueprint: Blueprint
  readonly differences: readonly Difference[]
  readonly mine: RaRecord
  readonly theirs: RaRecord
  readonly onReload: () => void
  readonly onOverwrite: () => void
  readonly onClose: () => void
}

/** Somebody saved the record meanwhile: shows field by field what is mine and what is theirs, and lets one choose. */
export const StaleDialog = ({ blueprint, differences, mine, theirs, onReload, onOverwrite, onClose }: StaleDialogProps) => {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="stale-title" aria-describedby="stale-text">
      <DialogTitle id="stale-title">{translate('app.generator.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text" sx={{ mb: 2 }}>{translate('app.generator.stale.text')}</DialogContentText>
        <Table size="small">
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
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">{translate(shown.label)}</TableCell>
                  <TableCell><FieldCell place={shown} record={mine} room="line" /></TableCell>
                  <TableCell><FieldCell place={shown} record={theirs} room="line" /></TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button onClick={onReload}>{translate('app.generator.stale.reload')}</Button>
        <Button onClick={onOverwrite} color="warning" variant="contained">{translate('app.generator.stale.overwrite')}</Button>
      </DialogActions>
    </Dialog>
  )
}

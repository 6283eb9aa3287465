import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Note } from '../../../../generator/fromTable.ts'

/** What became of columns otherwise than one might expect. */
export const Notes = ({ notes, onClose }: { readonly notes: readonly Note[]; readonly onClose: () => void }) => {
  const translate = useTranslate()
  if (notes.length === 0) return null
  return (
    <Alert
      severity="info"
      onClose={onClose}
      sx={{ mb: 2 }}
      slotProps={{ closeButton: { 'aria-label': translate('ra.action.close') } }}
    >
      {translate('app.codeGenerator.start.notes')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
        {notes.map(({ column, why, as }) => (
          <li key={`${why} ${column}`}>
            <code>{column}</code> → <code>{as}</code> {translate(`app.codeGenerator.start.note.${why}`)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

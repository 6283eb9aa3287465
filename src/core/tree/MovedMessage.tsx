import { Box, Snackbar } from '@mui/material'
import { passing } from '../actions/passing.ts'
import { TakeBackButtons } from '../actions/TakeBackButtons.tsx'
import { undoTime } from '../actions/undoTime.ts'
import type { Moved } from './useArrange.ts'

interface MovedMessageProps {
  readonly moved: Moved | undefined
  readonly onClose: () => void
}

/** Where the last move led, and the way back. One message, however many moves: keys move by single steps, and nobody waits for the message of each. */
export const MovedMessage = ({ moved, onClose }: MovedMessageProps) => (
  <Box role="status">
    {moved && (
      <Snackbar
        open key={moved.said} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} autoHideDuration={undoTime} sx={passing} message={moved.said}
        onClose={(_event, reason) => { if (reason !== 'clickaway') onClose() }} slotProps={{ content: { role: 'none' } }}
        action={<TakeBackButtons onTakeBack={moved.takeBack} onClose={onClose} />}
      />
    )}
  </Box>
)

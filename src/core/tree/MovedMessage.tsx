import { Box, Snackbar } from '@mui/material'
import { passing } from '../actions/passing.ts'
import { TakeBackButtons } from '../actions/TakeBackButtons.tsx'
import { undoTime } from '../actions/undoTime.ts'
import type { Moved } from './useArrange.ts'

interface MovedMessageProps {
  readonly moved: Moved | undefined
  readonly onClose: () => void
}

/**
 * Where the last move led, and the way back. One message, however many moves: keys move by single steps, and nobody
 * waits for the message of each.
 */
export const MovedMessage = ({ moved, onClose }: MovedMessageProps) => (
  <Box role="status">
    {moved && (
      <Snackbar
        open
        key={moved.said}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        autoHideDuration={undoTime}
        message={moved.said}
        onClose={onClose}
        {...passing}
        action={<TakeBackButtons onTakeBack={moved.takeBack} onClose={onClose} />}
      />
    )}
  </Box>
)

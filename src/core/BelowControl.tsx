import { Popover } from '@mui/material'
import type { SxProps } from '@mui/material'
import type { ReactNode } from 'react'

interface BelowControlProps {
  /** The control; closed while there is none. */
  readonly anchor: HTMLElement | null
  readonly label: string
  /** How large it is, and what it keeps free around its content. */
  readonly sx: SxProps
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens below a control, and goes where one presses beside it. */
export const BelowControl = ({ anchor, label, sx, onClose, children }: BelowControlProps) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx } as object }}
  >
    {children}
  </Popover>
)

import { Popover } from '@mui/material'
import type { ReactNode } from 'react'

interface BelowControlProps {
  /** The control; closed while there is none. */
  readonly anchor: HTMLElement | null
  readonly label: string
  /** As CSS has it: as much as its content needs, up to 26em, where nothing is said. */
  readonly width?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens below a control of a report, and goes where one presses beside it. */
export const BelowControl = ({ anchor, label, width, onClose, children }: BelowControlProps) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': label,
        sx: { p: 2, ...(width === undefined ? { maxWidth: '26em' } : { width }) },
      } as object,
    }}
  >
    {children}
  </Popover>
)

/** As wide as the fields of free days need, where there is room. */
export const daysWidth = 'min(30em, calc(100vw - 32px))'

import { ToggleButton } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'

interface EditorButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly disabled?: boolean
  readonly pressed?: boolean
  /** It opens a menu. */
  readonly opens?: boolean
}

/** A button of the editor beside those that its library has. */
export const EditorButton = ({
  label,
  icon,
  onClick,
  disabled = false,
  pressed = false,
  opens = false,
}: EditorButtonProps) => (
  <ToggleButton
    size="small"
    value={label}
    aria-label={label}
    title={label}
    disabled={disabled}
    selected={pressed}
    onClick={onClick}
    {...(opens ? { 'aria-haspopup': 'menu' as const } : {})}
  >
    {icon}
  </ToggleButton>
)

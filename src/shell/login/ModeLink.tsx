import type { ReactNode } from 'react'
import { isPlainClick } from '../../core/isPlainClick.ts'
import { addressOf } from './address.ts'
import type { Mode } from './address.ts'
import { useSearch } from './useSearch.ts'

export interface ModeLinkProps {
  readonly mode: Mode
  readonly className?: string
  readonly current?: boolean
  readonly onOpen: (mode: Mode) => void
  readonly children: ReactNode
}

/** A link to another form of this page, opened without loading the page again. */
export const ModeLink = ({ mode, className, current = false, onOpen, children }: ModeLinkProps) => (
  <a
    href={addressOf(mode, useSearch())}
    className={className}
    aria-current={current ? 'page' : undefined}
    onClick={event => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onOpen(mode)
    }}
  >
    {children}
  </a>
)

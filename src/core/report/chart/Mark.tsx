import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDrawn, useTabbed } from './drawn.ts'
import { ink } from './inks.ts'
import { attribute, keyOf } from './useMarks.ts'
import type { At, Spot } from './useMarks.ts'

const Outlined = styled('g')({
  '& a, & [role="img"]': { outline: 'none', cursor: 'pointer' },
  '& [role="img"]': { cursor: 'default' },
  '& .ring': { opacity: 0 },
  '& :focus-visible .ring': { opacity: 1 },
})

interface MarkProps {
  readonly at: At
  readonly spot: Spot
  /** All that it says. */
  readonly label: string
  /** Where its rows stand. */
  readonly to: string | undefined
  /** Shown around it while it has the focus. */
  readonly ring: ReactNode
  readonly children: ReactNode
}

/** A bar, point, slice or cell: with a name that says all of it, reachable by keys, and a link to its rows. */
export const Mark = ({ at, spot, label, to, ring, children }: MarkProps) => {
  const { tell, enter } = useDrawn()
  const props = {
    [attribute]: keyOf(at),
    tabIndex: useTabbed() === keyOf(at) ? 0 : -1,
    onFocus: () => enter(at, spot),
    onBlur: () => tell(undefined),
    onPointerEnter: () => tell({ ...at, ...spot }),
  }
  const inner = (
    <>
      {children}
      <g className="ring" fill="none" stroke={ink} strokeWidth={2}>
        {ring}
      </g>
    </>
  )
  return (
    <Outlined>
      {to === undefined ? (
        <g role="img" aria-label={label} {...props}>
          {inner}
        </g>
      ) : (
        <Link to={to} aria-label={label} {...(props as object)}>
          {inner}
        </Link>
      )}
    </Outlined>
  )
}

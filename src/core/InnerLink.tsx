import { useNavigate } from 'react-admin'
import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from './isPlainClick.ts'

interface InnerLinkProps extends ComponentProps<'a'> {
  /** The address of a page, from `/` on. */
  readonly to: string
  /** What the page is told that nobody should read in its address. */
  readonly state?: object
}

/**
 * A link where there are many: the router's own are drawn anew whenever another page is opened, and each takes as long
 * as what it shows.
 */
export const InnerLink = ({ to, state, onClick, ...rest }: InnerLinkProps) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(to, { state })
  }
  return <a {...rest} href={to} onClick={follow} />
}

import { Link as TextLink } from '@mui/material'
import { Link } from 'react-router-dom'

interface NumberLinkProps {
  /** Where the rows stand that make it up; undefined where they are not to be seen. */
  readonly to: string | undefined
  readonly text: string
  /** What it is of, for those who only hear it. */
  readonly label?: string
}

/** As tall as a finger needs (WCAG 2.2, 2.5.8), in a lower line too, where it moves nothing around it. */
const tall = {
  '--beyond': 'max(0px, (24px - 1lh) / 2)',
  display: 'inline-block',
  py: 'var(--beyond)',
  my: 'calc(-1 * var(--beyond))',
}

/** A number that leads to its rows. */
export const NumberLink = ({ to, text, label }: NumberLinkProps) =>
  to === undefined ? (
    <span>{text}</span>
  ) : (
    <TextLink
      component={Link}
      to={to}
      color="inherit"
      underline="hover"
      sx={tall}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {text}
    </TextLink>
  )

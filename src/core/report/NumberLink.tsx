import { Link as TextLink } from '@mui/material'
import { Link } from 'react-router-dom'

interface NumberLinkProps {
  /** Where the rows stand that make it up; undefined where they are not to be seen. */
  readonly to: string | undefined
  readonly text: string
  /** What it is of, for those who only hear it. */
  readonly label?: string
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
      // As tall as a finger needs (WCAG 2.2, 2.5.8); padding of what stands in a line moves nothing around it.
      sx={{ py: '2px' }}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {text}
    </TextLink>
  )

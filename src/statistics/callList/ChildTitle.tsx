import { Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { showPath } from '../../core/paths.ts'
import { useHasPointer } from '../../core/useHasPointer.ts'

/** What the form about a child is called after. */
export const childTitleId = (patient: number | string): string => `child-${patient}`

/**
 * Whose turn it is. A screen reader says it with the form, which takes the focus; under a finger the form waits until it
 * is touched, and the name takes it.
 */
export const ChildTitle = ({ patient }: { patient: RaRecord }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPointer = useHasPointer()
  useEffect(() => {
    if (!hasPointer) heading.current?.focus({ preventScroll: true })
  }, [patient.id, hasPointer])
  return (
    <Typography
      ref={heading}
      id={childTitleId(patient.id)}
      component="h2"
      variant="h6"
      tabIndex={-1}
      sx={{ outline: 'none', '& a': { color: 'inherit' } }}
    >
      <Link to={showPath('patient', patient.id)}>{String(patient['name'])}</Link>
    </Typography>
  )
}

import { Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { showPath } from '../../core/paths.ts'

/** Whose turn it is; it takes the focus, so that a screen reader says it. */
export const ChildTitle = ({ patient }: { patient: RaRecord }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [patient.id])
  return (
    <Typography
      ref={heading}
      component="h2"
      variant="h6"
      tabIndex={-1}
      sx={{ outline: 'none', '& a': { color: 'inherit' } }}
    >
      <Link to={showPath('patient', patient.id)}>{String(patient['name'])}</Link>
    </Typography>
  )
}

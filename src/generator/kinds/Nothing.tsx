import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Stands where a value is missing. */
export const Nothing = () => {
  const translate = useTranslate()
  return (
    <Typography component="span" variant="inherit" color="text.secondary" role="img" aria-label={translate('app.generator.nothing')}>–</Typography>
  )
}

export const isNothing = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === ''

import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Waiting } from '../../core/Waiting.tsx'

/** Stands for a page that is being loaded; what is there at once does not flash. */
export const LoadingPage = () => {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 250)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' }}>
      {shown && <Waiting label={translate('ra.page.loading')} />}
    </Box>
  )
}

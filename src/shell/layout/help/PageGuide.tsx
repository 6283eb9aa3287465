import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { pageNamed } from '../../../../resources/pages.ts'
import { useGuide } from '../../../core/guide/useGuide.ts'
import { pageAt } from '../pageAt.ts'

/** What the page that is open is for, and how the first entry of a list comes about. */
export const PageGuide = () => {
  const translate = useTranslate()
  const key = pageAt(useLocation().pathname)?.page ?? ''
  const { guide } = useGuide(key)
  const page = pageNamed(key)
  if (!guide || !page) return null
  return (
    <Box component="section" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2">
        {translate(page.title, { smart_count: 2 })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {guide.purpose}
      </Typography>
      {guide.first && (
        <Typography variant="body2" color="text.secondary">
          {guide.first}
        </Typography>
      )}
    </Box>
  )
}

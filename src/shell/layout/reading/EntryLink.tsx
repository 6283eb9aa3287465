import ArrowForward from '@mui/icons-material/ArrowForward'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { fromTop, showPath } from '../../../core/paths.ts'
import { useCanSee } from '../../../core/rights.tsx'
import type { ReadingEntry } from './readPage.ts'

/**
 * The way to the record, or the list, that an entry is about; nothing for somebody who may no longer see such records.
 */
export const EntryLink = ({ resource, id, part }: NonNullable<ReadingEntry['link']>) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  if (!canSee(resource, id === null ? 'list' : 'get')) return null
  return (
    <Button
      component={Link}
      to={id === null ? `/${resource}` : showPath(resource, id, part)}
      state={fromTop}
      size="small"
      endIcon={<ArrowForward />}
      sx={{ mt: 1 }}
    >
      {translate('app.reading.open')}
    </Button>
  )
}

import { useTranslate } from 'react-admin'
import { Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { useFormat } from '../format.ts'
import type { Import } from './useImport.ts'

/** How far the server is with the rows. */
export const WorkingStep = ({ job: { state, done, rows } }: { job: Import }) => {
  const translate = useTranslate()
  const format = useFormat()
  const isWriting = state === 'storing' && done >= rows
  const text = state === 'checking' ? 'importing.checking' : isWriting ? 'importing.storing' : 'importing.preparing'
  return (
    <Card variant="outlined">
      <CardContent>
        <LinearProgress
          aria-label={translate('importing.steps.check')}
          {...(isWriting ? {} : { variant: 'determinate', value: (done / Math.max(1, rows)) * 100 })}
        />
        <Typography sx={{ mt: 1.5 }} role="status">
          {translate(text, { done: format.number(done), rows: format.number(rows), smart_count: rows })}
        </Typography>
      </CardContent>
    </Card>
  )
}

import { Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { useFormat } from '../format.ts'
import type { Import } from './useImport.ts'
import { filled, useTexts } from './useTexts.ts'

/** How far the server is with the rows. */
export const WorkingStep = ({ job: { state, done, rows } }: { job: Import }) => {
  const texts = useTexts()
  const format = useFormat()
  const isWriting = state === 'storing' && done >= rows
  const text = state === 'checking' ? texts.checking : isWriting ? texts.storing : texts.preparing
  return (
    <Card variant="outlined">
      <CardContent>
        <LinearProgress aria-label={texts.steps.check} {...(isWriting ? {} : { variant: 'determinate', value: (done / Math.max(1, rows)) * 100 })} />
        <Typography sx={{ mt: 1.5 }} role="status">{filled(text, { done: format.number(done), rows: format.number(rows) })}</Typography>
      </CardContent>
    </Card>
  )
}

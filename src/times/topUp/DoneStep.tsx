import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTell } from '../../core/actions/useTell.ts'
import { useFormat } from '../../core/format.ts'
import { filled } from '../../../i18n/filled.ts'
import { showPath } from '../../core/paths.ts'
import { useProvider } from '../../core/provider.ts'
import { saveFile } from '../../core/saveFile.ts'
import { ReceiptButton } from '../cards/ReceiptButton.tsx'
import { resultFile } from './resultFile.ts'
import { Terms } from './Terms.tsx'
import { useTexts } from './useTexts.ts'
import type { Answers, Done, Preview } from './useTopUp.ts'

/**
 * What was done, and the ways on: receipt, patient and the next one, or the records and the file where there were
 * several.
 */
export const DoneStep = ({
  done,
  preview,
  answers,
  patient,
  onAgain,
}: {
  done: Done
  preview: Preview
  answers: Answers | undefined
  patient: number | undefined
  onAgain: () => void
}) => {
  const texts = useTexts()
  const format = useFormat()
  const provider = useProvider()
  const tell = useTell()
  const [isSaving, setSaving] = useState(false)
  const { batch, recharge, count, amount, leftOut } = done
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      saveFile(await resultFile(provider, done, preview.leftOut, texts), `${texts.file.name}-${batch}.csv`)
    } catch (error) {
      tell(error)
    } finally {
      setSaving(false)
    }
  }
  const all = `/recharge?${new URLSearchParams({ filter: JSON.stringify({ batch }) })}`
  return (
    <Card variant="outlined">
      <CardContent sx={{ textAlign: 'center', py: 4 }}>
        <Box role="status">
          <Typography variant="h6" component="h2">
            {filled(texts.done, { count: format.number(count), amount: format.money(amount) })}
          </Typography>
        </Box>
        <Typography color="text.secondary">{filled(texts.batch, { batch })}</Typography>
        {answers && (
          <Box sx={{ maxWidth: 640, mx: 'auto', textAlign: 'start' }}>
            <Terms answers={answers} />
          </Box>
        )}
        {recharge !== null && (
          <Box sx={{ mt: 1 }}>
            <ReceiptButton record={{ id: recharge }} />
          </Box>
        )}
        {leftOut.length > 0 && (
          <Typography sx={{ mt: 1 }}>{filled(texts.doneLeftOut, { count: format.number(leftOut.length) })}</Typography>
        )}
        <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
          {recharge === null ? (
            <Button component={Link} to={all} variant="contained">
              {texts.records}
            </Button>
          ) : (
            <Button component={Link} to={showPath('recharge', recharge)} variant="contained">
              {texts.receipt}
            </Button>
          )}
          {patient === undefined ? (
            <Button variant="outlined" onClick={() => void save()} loading={isSaving}>
              {texts.download}
            </Button>
          ) : (
            <>
              <Button component={Link} to={showPath('patient', patient)} variant="outlined">
                {texts.toPatient}
              </Button>
              <Button component={Link} to="/patient" variant="outlined">
                {texts.nextPatient}
              </Button>
            </>
          )}
          <Button onClick={onAgain}>{texts.again}</Button>
        </Box>
      </CardContent>
    </Card>
  )
}

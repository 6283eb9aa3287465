import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { useFormat } from '../../core/format.ts'
import { PatientLine } from './PatientLine.tsx'
import type { Duplicate } from './useDuplicates.ts'
import './texts.ts'

interface DuplicateCardProps {
  readonly pair: Duplicate
  readonly records: ReadonlyMap<number, RaRecord>
  readonly onCompare: () => void
  /** Says that the two are not one, or takes that back; resolves to whether the pair left the list. */
  readonly onJudge: () => Promise<boolean>
}

/** Two patients below each other, with why they may be one, or who found that they are not, and what can be done. */
export const DuplicateCard = ({ pair, records, onCompare, onJudge }: DuplicateCardProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const [isJudging, setJudging] = useState(false)
  const { newer, older, reasons, dismissedBy, dismissedAt } = pair
  const nameOf = (id: number): string => String(records.get(id)?.['name'] ?? id)
  const names = { one: nameOf(older), other: nameOf(newer) }
  const deed = dismissedAt === null ? 'dismiss' : 'undismiss'
  const judge = (): void => {
    setJudging(true)
    void onJudge().then(isGone => {
      if (!isGone) setJudging(false)
    })
  }
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 20em', minWidth: 0 }}>
        <Stack spacing={{ xs: 1.5, sm: 0 }}>
          <PatientLine record={records.get(older)} />
          <PatientLine record={records.get(newer)} />
        </Stack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
          {reasons.map(reason => (
            <Chip key={reason} size="small" variant="outlined" label={translate(`app.merge.reasons.${reason}`)} />
          ))}
        </Box>
        {dismissedAt !== null && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate('app.merge.dismissedBy', { name: dismissedBy ?? '–', at: format.moment(dismissedAt) })}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          onClick={onCompare}
          aria-label={translate('app.merge.compareNamed', { name: names.other })}
        >
          {translate('app.merge.compare')}
        </Button>
        <Button
          size="small"
          loading={isJudging}
          onClick={judge}
          aria-label={translate(`app.merge.${deed}Named`, names)}
        >
          {translate(`app.merge.${deed}`)}
        </Button>
      </Stack>
    </Card>
  )
}

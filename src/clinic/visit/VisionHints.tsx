import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import { useFormat } from '../../core/format.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import { LevelChip } from './LevelChip.tsx'
import { Lines } from './Lines.tsx'
import { readingOf } from './readings.ts'
import type { EyeReading, Reading } from './readings.ts'
import { lastBefore, useCaseRecords } from './useCaseRecords.ts'
import { useVisitPatient } from './visitPatient.ts'

const isAnswer = (recommendation: Reading['recommendation']): boolean =>
  recommendation !== 'notMeasured' && recommendation !== 'notComparable'

const Norm = ({ reading }: { reading: EyeReading }) => {
  const translate = useTranslate()
  return reading.reachesNorm === undefined ? (
    <Nothing />
  ) : (
    <>{translate(`app.visit.${reading.reachesNorm ? 'reached' : 'below'}`)}</>
  )
}

const Row = ({ title, right, left }: { title: string; right: ReactNode; left: ReactNode }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ color: 'text.secondary', width: { xs: '34%', sm: '13.5em' } }}>
      {title}
    </TableCell>
    <TableCell>{right}</TableCell>
    <TableCell>{left}</TableCell>
  </TableRow>
)

/** Puts a text into the recommendation, behind what stands there already. */
const useOffer = () => {
  const { getValues, setValue } = useFormContext()
  return (text: string): void => {
    const there = String(getValues('recommendation') ?? '').trim()
    if (!there.includes(text))
      setValue('recommendation', there === '' ? text : `${there}\n${text}`, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
  }
}

/**
 * What corrected vision says while it is typed: level of each eye, change since the last time, norm of the age,
 * difference, and what to train.
 */
export const VisionHints = () => {
  const translate = useTranslate()
  const format = useFormat()
  const record = useRecordContext()
  const { birthday } = useVisitPatient()
  const { records } = useCaseRecords(record ? Number(record.id) : undefined)
  const [correctedRight, correctedLeft, examinedOn, recommended] = useWatch({
    name: ['correctedRight', 'correctedLeft', 'examinedOn', 'recommendation'],
  }) as unknown[]
  const offer = useOffer()
  const day = typeof examinedOn === 'string' ? examinedOn : undefined
  const before = lastBefore(records, day)
  const { right, left, apart, age, norm, recommendation, isHealthy } = readingOf(
    { right: correctedRight, left: correctedLeft },
    before && { right: before.correctedRight, left: before.correctedLeft },
    birthday,
    day,
  )
  const text = translate(`app.clinical.recommendation.${recommendation}`)
  return (
    <Box
      role="group"
      aria-label={translate('app.visit.hints')}
      sx={{ mt: 1.5, p: 1.5, borderRadius: 2, bgcolor: 'action.hover', maxWidth: 760 }}
    >
      <Table size="small" sx={{ tableLayout: 'fixed', '& td, & th': { borderBottom: 0, px: 0.5, py: 0.5 } }}>
        <TableHead sx={visuallyHidden}>
          <TableRow>
            <TableCell component="td" />
            <TableCell>{translate('app.clinical.column.right')}</TableCell>
            <TableCell>{translate('app.clinical.column.left')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Row
            title={translate('app.visit.level')}
            right={<LevelChip level={right.level} />}
            left={<LevelChip level={left.level} />}
          />
          {before && (
            <Row
              title={translate('app.visit.since', { date: format.date(before.examinedOn) })}
              right={<Lines gained={right.gained} />}
              left={<Lines gained={left.gained} />}
            />
          )}
          {norm !== undefined && (
            <Row
              title={translate('app.visit.norm', { age: String(age), norm })}
              right={<Norm reading={right} />}
              left={<Norm reading={left} />}
            />
          )}
        </TableBody>
      </Table>
      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, px: 0.5, pt: 0.5 }}
      >
        {apart !== undefined && (
          <Typography variant="body2">{translate('app.visit.apart', { smart_count: apart })}</Typography>
        )}
        {recommendation !== 'notMeasured' && (
          <Typography variant="body2">{translate('app.visit.recommendation', { text })}</Typography>
        )}
        {isAnswer(recommendation) && !String(recommended ?? '').includes(text) && (
          <Button size="small" onClick={() => offer(text)}>
            {translate('app.visit.take')}
          </Button>
        )}
        {isHealthy && (
          <Typography variant="caption" color="text.secondary">
            {translate('app.clinical.neitherAmblyopic')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { lineDifference } from '../../../../domain/visualAcuity.ts'
import type { Acuity } from '../../../../domain/visualAcuity.ts'
import { caseInfo } from '../../../../resources/clinic/case.ts'
import { caseRecord } from '../../../../resources/clinic/caseRecord.ts'
import { ActionsProvider } from '../../../core/actions/ActionsProvider.tsx'
import { unavailableReason } from '../../../core/actions/rowActions.ts'
import { Failed } from '../../../core/Failed.tsx'
import { useFormat } from '../../../core/format.ts'
import { RecordLink } from '../../../core/RecordLink.tsx'
import { RightsProvider, useCanSee } from '../../../core/rights.tsx'
import { SectionCard } from '../../../core/SectionCard.tsx'
import { LevelChip } from '../LevelChip.tsx'
import { useCaseRecords } from '../useCaseRecords.ts'
import type { CaseRecord } from '../useCaseRecords.ts'
import { RecordActions } from './RecordActions.tsx'

const [caseResource, recordResource] = [caseInfo, caseRecord]

/** A value with the lines that it gained since the examination before, in short. */
const Vision = ({ now, before }: { now: Acuity | null; before: Acuity | null | undefined }) => {
  const gained = now === null || before === null || before === undefined ? undefined : lineDifference(before, now)
  return (
    <>
      {now ?? '–'}
      {gained !== undefined && gained !== 0 && (
        <Box
          component="span"
          sx={{ ml: 0.75, typography: 'caption', color: gained > 0 ? 'success.main' : 'error.main' }}
        >
          {gained > 0 ? `+${gained}` : gained}
        </Box>
      )}
    </>
  )
}

const ValueCells = ({ record, before }: { record: CaseRecord; before: CaseRecord | undefined }) => (
  <>
    <TableCell>{record.nakedRight ?? '–'}</TableCell>
    <TableCell>{record.nakedLeft ?? '–'}</TableCell>
    <TableCell>
      <Vision now={record.correctedRight} before={before?.correctedRight} />
    </TableCell>
    <TableCell>
      <Vision now={record.correctedLeft} before={before?.correctedLeft} />
    </TableCell>
    <TableCell>{record.level && <LevelChip level={record.level} />}</TableCell>
  </>
)

/** All examinations of the case, the latest first, each with the ways to see, to correct and to withdraw it. */
export const Records = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const canSee = useCanSee()
  const mayCorrect = canSee('case', 'update') && !unavailableReason('update', caseResource.actions['update'], record)
  const { records, isKnown, error, refetch, isAllowed } = useCaseRecords(Number(record.id))
  const label = (name: string) => translate(`resources.case.fields.${name}`)
  if (!isAllowed) return null
  return (
    <SectionCard title="app.visit.records">
      {error && <Failed error={error} onRetry={refetch} />}
      {!isKnown && !error && <Skeleton variant="rounded" height={120} />}
      {isKnown && records.length === 0 && (
        <Typography color="text.secondary">{translate('app.visit.noRecords')}</Typography>
      )}
      {records.length > 0 && (
        <RightsProvider resource={recordResource}>
          <ActionsProvider resource={recordResource}>
            <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('app.visit.records')}>
              <Table size="small" sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}>
                <TableHead>
                  <TableRow>
                    {[
                      'examinedOn',
                      'nakedRight',
                      'nakedLeft',
                      'correctedRight',
                      'correctedLeft',
                      'level',
                      'doctor',
                    ].map(name => (
                      <TableCell key={name}>{label(name)}</TableCell>
                    ))}
                    <TableCell component="td" />
                  </TableRow>
                </TableHead>
                <TableBody>
                  {records
                    .map((one, at) => ({ one, before: records[at - 1] }))
                    .reverse()
                    .map(({ one, before }) => (
                      <TableRow key={one.id}>
                        <TableCell component="th" scope="row">
                          <RecordLink resource="caseRecord" id={one.id}>
                            {format.date(one.examinedOn)}
                          </RecordLink>
                        </TableCell>
                        <ValueCells record={one} before={before} />
                        <TableCell>{one.doctorLabel ?? '–'}</TableCell>
                        <TableCell align="right">
                          <RecordActions
                            theCase={record}
                            mayCorrect={mayCorrect}
                            examination={one as unknown as RaRecord}
                          />
                        </TableCell>
                      </TableRow>
                    ))}
                </TableBody>
              </Table>
            </Box>
          </ActionsProvider>
        </RightsProvider>
      )}
    </SectionCard>
  )
}

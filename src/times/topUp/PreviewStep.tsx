import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { TopUpPart } from '../../../resources/times/topUp.ts'
import { useFormat } from '../../core/format.ts'
import { NameList, useNameLine } from '../../core/actions/NameList.tsx'
import { filled } from '../../../i18n/filled.ts'
import { stackedTable } from '../../core/stackedTable.ts'
import { LeftOutList } from './LeftOutList.tsx'
import { Terms } from './Terms.tsx'
import { useTexts } from './useTexts.ts'
import type { Answers, Preview } from './useTopUp.ts'

const PartRow = ({ part }: { part: TopUpPart }) => {
  const texts = useTexts()
  const format = useFormat()
  const { name, patients, times, giveTimes, each, amount, source, left, missing } = part
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right" data-label={texts.patients}>
        {format.number(patients)}
      </TableCell>
      <TableCell align="right" data-label={texts.times}>
        {format.number(times)}
      </TableCell>
      <TableCell align="right" data-label={texts.gifts}>
        {format.number(giveTimes)}
      </TableCell>
      <TableCell align="right" data-label={texts.each}>
        <div>
          {format.money(each)}
          <Typography variant="caption" component="div" color="text.secondary">
            {source === 'organisation' ? texts.ownPrice : texts.platformPrice}
          </Typography>
        </div>
      </TableCell>
      <TableCell align="right" data-label={texts.amount}>
        {format.money(amount)}
      </TableCell>
      <TableCell align="right" data-label={texts.left}>
        {left === null ? texts.unlimited : format.number(left)}
      </TableCell>
      <TableCell
        align="right"
        {...(missing > 0 || left !== null ? { 'data-label': texts.after } : {})}
        sx={missing > 0 ? { color: 'error.main', fontWeight: 600 } : {}}
      >
        {missing > 0
          ? filled(texts.missingHere, { count: format.number(missing) })
          : left === null
            ? ''
            : format.number(left - times - giveTimes)}
      </TableCell>
    </TableRow>
  )
}

const PartsTable = ({ preview: { parts, count, times, giveTimes, amount } }: { preview: Preview }) => {
  const texts = useTexts()
  const format = useFormat()
  const titles = [texts.patients, texts.times, texts.gifts, texts.each, texts.amount, texts.left, texts.after]
  return (
    <TableContainer tabIndex={0} role="group" aria-label={texts.parts}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.organisation}</TableCell>
            {titles.map(title => (
              <TableCell key={title} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(part => (
            <PartRow key={part.hospital} part={part} />
          ))}
          {parts.length > 1 && (
            <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
              <TableCell component="th" scope="row">
                {texts.total}
              </TableCell>
              {[
                format.number(count),
                format.number(times),
                format.number(giveTimes),
                '',
                format.money(amount),
                '',
                '',
              ].map((value, at) => (
                <TableCell key={titles[at]} align="right" data-label={titles[at]}>
                  {value}
                </TableCell>
              ))}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface PreviewStepProps {
  readonly preview: Preview
  readonly answers: Answers | undefined
  /** How many were selected, where they were selected as all of a filter. */
  readonly meant: number | undefined
  readonly isRunning: boolean
  /** Why it was not done, and whether what is shown is new since. */
  readonly refused: string | undefined
  readonly hasChanged: boolean
  readonly onBack: () => void
  readonly onConfirm: () => void
}

/** What it would do, an organisation a row, who is left out and why, and the button that does it. */
export const PreviewStep = ({
  preview,
  answers,
  meant,
  isRunning,
  refused,
  hasChanged,
  onBack,
  onConfirm,
}: PreviewStepProps) => {
  const texts = useTexts()
  const format = useFormat()
  const { count, amount, missing, included, leftOut } = preview
  const nameLine = useNameLine()
  const names = included.map(({ id, name, account }) => ({
    id,
    name,
    text: account === null ? name : filled(texts.one, { name, account }),
  }))
  const now = count + leftOut.length
  return (
    <Card variant="outlined">
      <CardContent>
        <Box role="alert">
          {refused !== undefined && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {hasChanged && <AlertTitle>{texts.changed}</AlertTitle>}
              {refused}
            </Alert>
          )}
          {meant !== undefined && meant !== now && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {filled(texts.otherCount, { before: format.number(meant), now: format.number(now) })}
            </Alert>
          )}
          {missing > 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {filled(texts.missing, { count: format.number(missing) })}
            </Alert>
          )}
          {count === 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {texts.nobodyLeft}
            </Alert>
          )}
        </Box>
        {count > 0 && (
          <>
            <Typography>
              <Typography component="span" color="text.secondary">
                {texts.whom}
              </Typography>{' '}
              <strong>{nameLine(names)}</strong>
            </Typography>
            <NameList names={names} />
            <PartsTable preview={preview} />
            {answers && <Terms answers={answers} />}
          </>
        )}
        <LeftOutList leftOut={leftOut} />
        <Box role="status" sx={{ mt: 2 }}>
          {isRunning && (
            <>
              <LinearProgress aria-hidden />
              <Typography sx={{ mt: 1 }}>{filled(texts.running, { count: format.number(count) })}</Typography>
            </>
          )}
        </Box>
        {count > 1 && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {texts.confirmHint}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
          <Button onClick={onBack} disabled={isRunning}>
            {texts.back}
          </Button>
          <Button variant="contained" onClick={onConfirm} loading={isRunning} disabled={count === 0 || missing > 0}>
            {filled(texts.confirm, { count: format.number(count), amount: format.money(amount) })}
          </Button>
        </Box>
      </CardContent>
    </Card>
  )
}

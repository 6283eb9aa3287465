import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { Question } from '../actions/Question.tsx'
import { UnavailableButton } from '../actions/UnavailableButton.tsx'
import { resourceView } from '../resourceView.ts'
import { useFormat } from '../format.ts'
import { SectionCard } from '../SectionCard.tsx'
import type { Import, MendedCell } from './useImport.ts'
import { WrongRows } from './WrongRows.tsx'

interface CheckedStepProps {
  readonly resource: AnyResource
  readonly job: Import
  readonly isBusy: boolean
  readonly onBack: () => void
  /** Gives this file up for another one. */
  readonly onAnother: () => void
  /** Stores all rows, or the right ones alone. */
  readonly onStore: (leaveOut: boolean) => Promise<unknown>
  readonly onMend: (cells: readonly MendedCell[]) => Promise<unknown>
  readonly onErrors: () => Promise<void>
  /** Whether corrections were sent, and the cell that had the focus went with its mistake. */
  readonly isFocusLost: RefObject<boolean>
}

/** What the check found: how many rows are wrong for which reasons, and which; or that all of them can be stored. */
export const CheckedStep = ({
  resource,
  job,
  isBusy,
  onBack,
  onAnother,
  onStore,
  onMend,
  onErrors,
  isFocusLost,
}: CheckedStepProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const { fields } = resourceView(resource)
  const [rows, wrong] = [format.number(job.rows), format.number(job.wrong)]
  const right = job.rows - job.wrong
  const storeRight = translate('importing.storeRight', { right: format.number(right), smart_count: right })
  const isRight = job.state === 'checked' && job.wrong === 0
  const found = useRef<HTMLDivElement>(null)
  // Not the button that stores: the key that sent the last correction may be pressed still.
  useEffect(() => {
    if (!isFocusLost.current || !isRight || document.activeElement !== document.body) return
    isFocusLost.current = false
    found.current?.focus()
  }, [isRight, isBusy, isFocusLost])
  return (
    <>
      {job.state === 'checked' && (
        <Alert ref={found} tabIndex={-1} severity={isRight ? 'success' : 'warning'} role="status" sx={{ mb: 2 }}>
          {translate(isRight ? 'importing.right' : 'importing.wrong', { rows, wrong, smart_count: job.rows })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {job.state === 'checked' &&
          !isRight &&
          right > 0 &&
          (isTyped ? (
            <UnavailableButton label={storeRight} reason={translate('importing.unsent')} />
          ) : (
            <Button variant="contained" loading={isBusy} onClick={() => setAsking(true)}>
              {storeRight}
            </Button>
          ))}
        {isRight && (
          <Button variant="contained" loading={isBusy} onClick={() => void onStore(false)}>
            {translate('importing.store', { rows, smart_count: job.rows })}
          </Button>
        )}
        {job.wrong > 0 && <Button onClick={() => void onErrors()}>{translate('importing.errors')}</Button>}
        {job.wrong > 0 && <Button onClick={onAnother}>{translate('importing.another')}</Button>}
        <Button onClick={onBack}>{translate('importing.back')}</Button>
      </Box>
      {job.problems.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <SectionCard title="importing.mistakes">
            <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('importing.mistakes')}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{translate('importing.field')}</TableCell>
                    <TableCell>{translate('importing.mistake')}</TableCell>
                    <TableCell align="right">{translate('importing.count')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {job.problems.map(({ field, message, count }) => (
                    <TableRow key={`${field} ${message}`}>
                      <TableCell>{fields[field] ? translate(fields[field].label) : field}</TableCell>
                      <TableCell>{message}</TableCell>
                      <TableCell align="right">{format.number(count)}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
          </SectionCard>
        </Box>
      )}
      {job.wrong > 0 && (
        <WrongRows
          key={job.job}
          resource={resource}
          job={job}
          isBusy={isBusy}
          onMend={onMend}
          onTyped={setTyped}
          isFocusLost={isFocusLost}
        />
      )}
      {isAsking && (
        <Question
          title={storeRight}
          text={translate('importing.leaving', { right: format.number(right), wrong, smart_count: right })}
          action={storeRight}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void onStore(true)
          }}
        />
      )}
    </>
  )
}

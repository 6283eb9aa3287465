import { Alert, Box, Button, Card, Skeleton, Step, StepLabel, Stepper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { neededInRows } from '../../../resources/core/importing.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useErrorText } from '../actions/useErrorText.ts'
import { useSay } from '../actions/useSay.ts'
import { useFormat } from '../format.ts'
import { inSentence } from '../inSentence.ts'
import { resourceName } from '../resourceName.ts'
import { RightsProvider } from '../rights.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { CheckedStep } from './CheckedStep.tsx'
import { ChooseStep } from './ChooseStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { fileError } from './errors.ts'
import { ImportTexts } from './ImportTexts.tsx'
import { useImport } from './useImport.ts'
import type { Import } from './useImport.ts'
import { WorkingStep } from './WorkingStep.tsx'

const places: Readonly<Record<Import['state'], number>> = {
  none: 0,
  read: 1,
  checking: 2,
  checked: 2,
  failed: 2,
  storing: 3,
  stored: 4,
}

/** Whether every column is known, and none is missing that each row needs. */
const isPlain = (resource: AnyResource, { columns }: Import): boolean => {
  const filled = columns.map(column => column.field)
  return !filled.includes(null) && neededInRows(resource).every(name => filled.includes(name))
}

const ImportSteps = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const say = useSay()
  const format = useFormat()
  const textOf = useErrorText()
  const { job, error, isBusy, run, download } = useImport(resource)
  const [isMapping, setMapping] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const isFocusLost = useRef(false)
  const failure = error === undefined || error === null ? undefined : (fileError(error) ?? textOf(error))
  if (!job)
    return failure === undefined ? (
      <Skeleton variant="rounded" height={240} />
    ) : (
      <Alert severity="error">{failure}</Alert>
    )

  const cancel = async () => {
    setMapping(false)
    const answer = (await run('importCancel', { job: job.job })) as { readonly stored: number } | undefined
    if (!answer || job.state === 'stored') return
    const isLate = answer.stored > 0
    const text = isLate
      ? translate('importing.tooLate', { rows: format.number(answer.stored), smart_count: answer.stored })
      : translate('importing.cancelled')
    // Notices stand outside of the page, where its texts are not known.
    say(text, { type: isLate ? 'warning' : 'info' })
  }
  const check = async (input: Readonly<Record<string, unknown>>) => {
    if (await run('importCheck', { job: job.job, ...input })) setMapping(false)
  }
  // Where nothing is left to be said about the columns it is checked at once; the way back to them stays.
  const take = async (file: File) => {
    setTaking(true)
    try {
      const read = (await run('import', { file })) as Import | undefined
      if (read && isPlain(resource, read))
        await run('importCheck', { job: read.job, columns: read.columns.map(column => column.field), fixed: {} })
    } finally {
      setTaking(false)
    }
  }
  const isWaiting = isTaking && (job.state === 'none' || job.state === 'read')
  const isChoosing =
    !isWaiting && (job.state === 'read' || (isMapping && (job.state === 'checked' || job.state === 'failed')))
  return (
    <>
      <Stepper activeStep={isWaiting ? 0 : isChoosing ? 1 : places[job.state]} alternativeLabel sx={{ mb: 2 }}>
        {[
          translate('importing.steps.choose'),
          translate('importing.steps.columns'),
          translate('importing.steps.check'),
          translate('importing.steps.done'),
        ].map(label => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box role="status">
        {job.state === 'failed' && !isChoosing && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {translate('importing.failed')}
          </Alert>
        )}
      </Box>
      <Box role="alert">
        {failure !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
      </Box>
      {(job.state === 'none' || isWaiting) && (
        <ChooseStep onChoose={take} onTemplate={() => download('importTemplate', { format: 'xlsx' })} />
      )}
      {isChoosing && (
        <ColumnsStep key={job.job} resource={resource} job={job} error={error} isBusy={isBusy} onCheck={check} />
      )}
      {(job.state === 'checking' || job.state === 'storing') && <WorkingStep job={job} />}
      {(job.state === 'checked' || job.state === 'failed') && !isChoosing && (
        <CheckedStep
          resource={resource}
          job={job}
          isBusy={isBusy}
          onBack={() => setMapping(true)}
          onAnother={() => void cancel()}
          onStore={leaveOut => {
            setLeftOut(leaveOut ? job.wrong : 0)
            return run('importStore', { job: job.job, ...(leaveOut ? { leaveOut } : {}) })
          }}
          onMend={cells => {
            isFocusLost.current = true
            return run('importMend', { job: job.job, cells })
          }}
          isFocusLost={isFocusLost}
          onErrors={() => download('importErrors', { job: job.job, format: 'xlsx' })}
        />
      )}
      {job.state === 'stored' && (
        <Card variant="outlined" sx={{ textAlign: 'center', px: 2, py: 4 }}>
          <Box role="status">
            <Typography variant="h6" component="h2">
              {translate('importing.stored', { rows: format.number(job.rows), smart_count: job.rows })}
            </Typography>
            {leftOut > 0 && (
              <Typography sx={{ mt: 1 }}>
                {translate('importing.leftOut', { rows: format.number(leftOut), smart_count: leftOut })}
              </Typography>
            )}
          </Box>
          <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
            <Button component={Link} to={`/${resource.name}`} variant="contained" onClick={() => void cancel()}>
              {translate('importing.toList')}
            </Button>
            <Button onClick={() => void cancel()} loading={isBusy}>
              {translate('importing.another')}
            </Button>
          </Box>
        </Card>
      )}
      {job.state !== 'none' && job.state !== 'stored' && (
        <Box sx={{ mt: 3, textAlign: 'end' }}>
          <Button color="error" onClick={() => void cancel()}>
            {translate('importing.cancel')}
          </Button>
        </Box>
      )}
    </>
  )
}

const ImportBody = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        title={translate('app.generator.importTitle', { name: inSentence(resourceName(translate, resource.name, 2)) })}
      />
      <ImportSteps resource={resource} />
    </>
  )
}

/**
 * The page on which a file becomes records; where it stands is kept by the server, so that it goes on after a reload.
 */
export const ImportPage = ({ resource }: { resource: AnyResource }) => (
  <RightsProvider resource={resource}>
    <ImportTexts>
      <ImportBody resource={resource} />
    </ImportTexts>
  </RightsProvider>
)

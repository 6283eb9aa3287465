import { Alert, Box, Button, Step, StepLabel, Stepper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { recharge } from '../../../resources/times/recharge.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { RightsProvider } from '../../core/rights.tsx'
import { PageHeader } from '../../core/PageHeader.tsx'
import { DoneStep } from './DoneStep.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { useTexts } from './useTexts.ts'
import { useLeftOut } from './useLeftOut.ts'
import { useTopUp } from './useTopUp.ts'
import { WhatStep } from './WhatStep.tsx'
import { useWhom } from './whom.ts'
import type { Whom } from './whom.ts'
import { WhomLine } from './WhomLine.tsx'

const resource: AnyResource = recharge
const places = { what: 0, preview: 1, running: 1, done: 3 } as const

/** The patient, where it is one. */
const onlyOf = (whom: Whom): number | undefined =>
  'userIds' in whom && whom.userIds.length === 1 ? whom.userIds[0] : undefined

const ToPatients = () => (
  <Button component={Link} to="/patient" color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
    {useTexts().toPatients}
  </Button>
)

const Steps = ({ whom }: { whom: Whom }) => {
  const texts = useTexts()
  const { state, answers, preview, confirm, back } = useTopUp(whom)
  const { leftOut, isEverybody } = useLeftOut(whom)
  if (isEverybody && state.step === 'what') {
    return (
      <>
        <WhomLine whom={whom} />
        <Alert severity="error" role="alert" action={<ToPatients />}>
          {texts.nobodyLeft}
        </Alert>
        <LeftOutList leftOut={leftOut} />
      </>
    )
  }
  return (
    <>
      <Stepper activeStep={places[state.step]} alternativeLabel sx={{ mb: 2 }}>
        {[texts.steps.what, texts.steps.preview, texts.steps.done].map(label => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {state.step === 'what' && <WhomLine whom={whom} />}
      {state.step === 'what' && leftOut.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <LeftOutList leftOut={leftOut} />
        </Box>
      )}
      {state.step === 'what' && <WhatStep whom={whom} onAnswer={preview} />}
      {(state.step === 'preview' || state.step === 'running') && (
        <PreviewStep
          preview={state.preview}
          answers={answers}
          meant={'filter' in whom ? whom.total : undefined}
          isRunning={state.step === 'running'}
          refused={state.refused}
          hasChanged={state.hasChanged === true}
          onBack={back}
          onConfirm={() => void confirm()}
        />
      )}
      {state.step === 'done' && (
        <DoneStep done={state.done} preview={state.preview} answers={answers} patient={onlyOf(whom)} onAgain={back} />
      )}
    </>
  )
}

/** The page on which patients are topped up, one or thousands: what, what it would do, and what became of it. */
export const TopUpPage = () => {
  const translate = useTranslate()
  const texts = useTexts()
  const whom = useWhom()
  return (
    <RightsProvider resource={resource}>
      <PageHeader title={translate('pages.topUp')} />
      {whom ? (
        <Steps key={JSON.stringify(whom)} whom={whom} />
      ) : (
        <Alert severity="info" action={<ToPatients />}>
          <strong>{texts.nobody}</strong>
          <Typography variant="body2">{texts.nobodyText}</Typography>
        </Alert>
      )}
    </RightsProvider>
  )
}

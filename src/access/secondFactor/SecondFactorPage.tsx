import { Alert, Box, Card, CardContent } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useNavigate, useNotify, useTranslate } from 'react-admin'
import { nextIn } from '../../shell/auth/redirect.ts'
import { Failed } from '../../core/Failed.tsx'
import { PageHeader } from '../../core/PageHeader.tsx'
import { LoadingPage } from '../../shell/layout/LoadingPage.tsx'
import { useRenew } from '../profile/useProfile.ts'
import { SignOutInstead } from '../updatePass/SignOutInstead.tsx'
import { Manage } from './Manage.tsx'
import type { Change } from './Manage.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanStep } from './ScanStep.tsx'
import type { Begun } from './ScanStep.tsx'
import { useSecondFactor } from './useSecondFactor.ts'
import '../ownTexts.ts'

/**
 * Where one stands: what is chosen, what the authenticator is told, and the codes that were answered. Nothing of it
 * outlives the page.
 */
type Step =
  | { readonly at: 'start' }
  | { readonly at: 'proof'; readonly action: Change }
  | { readonly at: 'scan'; readonly begun: Begun }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

const codesOf = (answer: unknown): readonly string[] => (answer as { codes: string[] }).codes

/**
 * One's own second factor: set up, changed and turned off. Where a role demands one it is set up here before anything
 * else.
 */
export const SecondFactorPage = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const renew = useRenew()
  const { data: identity } = useGetIdentity()
  const { data: state, error, refetch } = useSecondFactor()
  const [step, setStep] = useState<Step>({ at: 'start' })
  const [isHeld] = useState(() => new URLSearchParams(window.location.search).has('redirect'))
  const mustSetUp = identity?.['owed'] === 'mustSetUpSecondFactor'
  const start = (): void => setStep({ at: 'start' })
  const done = async (action: Change, answer: unknown): Promise<void> => {
    if (action === 'setUp') return setStep({ at: 'scan', begun: answer as Begun })
    if (action === 'renewCodes') return setStep({ at: 'codes', codes: codesOf(answer) })
    await renew()
    start()
    notify('app.own.factor.isOff', { type: 'success' })
    return undefined
  }
  /** The codes are kept: what was held up goes on, with a page loaded anew. */
  const goOn = async (): Promise<void> => {
    if (mustSetUp || isHeld) return window.location.assign(nextIn())
    await renew()
    start()
    notify('app.own.factor.isOn', { type: 'success' })
    return navigate('/user/secondFactor')
  }
  if (!identity || (!state && !error)) return <LoadingPage />
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', pt: { xs: 1, sm: mustSetUp ? 6 : 2 } }}>
      <PageHeader title={translate(mustSetUp ? 'app.own.factor.heldTitle' : 'pages.user/secondFactor')} />
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {state && (
        <Card variant="outlined">
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            {step.at === 'start' && !state.on && (
              <>
                <Alert severity={mustSetUp ? 'warning' : 'info'} sx={{ mb: 2 }}>
                  {translate(mustSetUp ? 'app.own.factor.heldText' : 'app.own.factor.text')}
                </Alert>
                <ProofForm
                  action="setUp"
                  submit={translate('app.own.factor.begin')}
                  hasFactor={false}
                  onDone={answer => done('setUp', answer)}
                />
              </>
            )}
            {step.at === 'start' && state.on && (
              <Manage state={state} onChoose={action => setStep({ at: 'proof', action })} />
            )}
            {step.at === 'proof' && (
              <>
                <Alert severity={step.action === 'turnOff' ? 'warning' : 'info'} sx={{ mb: 2 }}>
                  {translate(`app.own.factor.${step.action}Text`)}
                </Alert>
                <ProofForm
                  action={step.action}
                  submit={translate(`resources.secondFactor.calls.${step.action}`)}
                  hasFactor
                  onDone={answer => done(step.action, answer)}
                  onCancel={start}
                />
              </>
            )}
            {step.at === 'scan' && (
              <ScanStep
                begun={step.begun}
                onDone={answer => setStep({ at: 'codes', codes: codesOf(answer) })}
                onCancel={start}
              />
            )}
            {step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => void goOn()} />}
          </CardContent>
        </Card>
      )}
      {mustSetUp && step.at !== 'codes' && <SignOutInstead text="app.own.factor.lost" />}
    </Box>
  )
}

import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useId } from 'react'
import { useErrorText } from '../core/actions/useErrorText.ts'
import { useTell } from '../core/actions/useTell.ts'
import { PageHeader } from '../core/PageHeader.tsx'
import { PageSkeleton } from '../core/PageSkeleton.tsx'
import { useClient } from '../core/provider.ts'
import { StepRow } from './StepRow.tsx'
import { isThrough, stepsKey, useSteps } from './useSteps.ts'
import type { Step } from './useSteps.ts'
import './texts.ts'

const needs = ['required', 'recommended'] as const

/** Says of a step that nothing is to be done, or that something is. */
const useSettle = () => {
  const client = useClient()
  const queries = useQueryClient()
  const tell = useTell()
  return useMutation({
    mutationFn: (asked: { step: string; settled: boolean }) => client.setUp.settle(asked),
    onSuccess: () => queries.invalidateQueries({ queryKey: stepsKey }),
    onError: tell,
  })
}

const Section = ({ need, steps }: { need: (typeof needs)[number]; steps: readonly Step[] }) => {
  const translate = useTranslate()
  const id = useId()
  const { mutate, isPending } = useSettle()
  if (steps.length === 0) return null
  return (
    <Card component="section" variant="outlined" aria-labelledby={id}>
      <Typography
        id={id}
        component="h2"
        sx={{ fontWeight: 600, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
      >
        {translate(`app.setUp.${need}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(step => (
          <StepRow
            key={step.name}
            step={step}
            isBusy={isPending}
            onSettle={settled => mutate({ step: step.name, settled })}
          />
        ))}
      </Box>
    </Card>
  )
}

const Steps = () => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const { data, error, refetch } = useSteps()
  if (!data)
    return error ? (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {translate('app.retry')}
          </Button>
        }
      >
        {textOf(error)}
      </Alert>
    ) : (
      <PageSkeleton />
    )
  const required = data.filter(({ needed }) => needed === 'required')
  const done = required.filter(isThrough).length
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 1080 }}>
      <Box role="status">
        {data.length === 0 && <Typography color="text.secondary">{translate('app.setUp.nothing')}</Typography>}
        {required.length > 0 && (
          <>
            <Typography sx={{ fontWeight: 600 }}>
              {translate(done === required.length ? 'app.setUp.ready' : 'app.setUp.progress', {
                done,
                total: required.length,
              })}
            </Typography>
            {done < required.length && (
              <Typography variant="body2" color="text.secondary">
                {translate('app.setUp.lead')}
              </Typography>
            )}
            <LinearProgress
              variant="determinate"
              value={(done / required.length) * 100}
              aria-hidden
              sx={{ mt: 1, borderRadius: 1 }}
            />
          </>
        )}
      </Box>
      {needs.map(need => (
        <Section key={need} need={need} steps={data.filter(({ needed }) => needed === need)} />
      ))}
    </Box>
  )
}

/** What is to be done before work begins: what is there, what is missing, and the way to each. */
export const SetUpPage = () => {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('pages.setUp')} />
      <Steps />
    </>
  )
}

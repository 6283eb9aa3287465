import { Alert, Box, Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordContextProvider, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { holds } from '../../../resources/rights.ts'
import { configSetting } from '../../../resources/system/configSetting.ts'
import { fieldErrors } from '../../core/actions/outcome.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { GuardedForm } from '../../core/form/GuardedForm.tsx'
import { defaultsOf } from '../../core/form/defaults.ts'
import { useResolver } from '../../core/form/useResolver.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import { placesOf } from '../../core/fieldContext.ts'
import { useClient } from '../../core/provider.ts'
import { SectionCard, twoColumns } from '../../core/SectionCard.tsx'

const { input } = configSetting.actions.test
const places = placesOf('resources.configSetting.inputs.test', input)
const defaults = defaultsOf(input)

/** What became of a test message: asked until it is known. */
const Outcome = ({ message }: { message: number }) => {
  const client = useClient()
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['configSetting', 'tested', message],
    queryFn: async () => await client.configSetting.tested({ message }),
    refetchInterval: query => ((query.state.data?.outcome ?? 'waiting') === 'waiting' ? 700 : false),
    retry: false,
  })
  switch (data?.outcome) {
    case 'works':
      return <Alert severity="success">{translate('app.settings.tested')}</Alert>
    case 'fails':
      return <Alert severity="error">{translate('app.settings.testFailed')}</Alert>
    default:
      return <Alert severity="info">{translate('app.settings.testing')}</Alert>
  }
}

const Send = () => {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="outlined" loading={isSubmitting}>
      {translate('resources.configSetting.actions.test')}
    </Button>
  )
}

const TestForm = () => {
  const client = useClient()
  const tell = useTell()
  const resolver = useResolver(input, places)
  const [message, setMessage] = useState<number>()
  const send = async (values: FieldValues): Promise<Record<string, unknown> | undefined> => {
    setMessage(undefined)
    try {
      const data = await client.configSetting.test(values)
      setMessage((data as { message: number }).message)
      return undefined
    } catch (error) {
      const errors = fieldErrors(error)
      if (!errors) tell(error)
      return errors
    }
  }
  return (
    <GuardedForm resolver={resolver} defaultValues={defaults} onSubmit={send}>
      <Box sx={{ ...twoColumns, '& .MuiFormControl-root': { width: '100%' } }}>
        {places.map(place => (
          <FieldInput key={place.name} place={place} />
        ))}
      </Box>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start', mt: 0.5 }}>
        <ErrorSummary />
        <Send />
        <Box role="status" sx={{ width: '100%' }}>
          {message !== undefined && <Outcome key={message} message={message} />}
        </Box>
      </Stack>
    </GuardedForm>
  )
}

/** Says which service sends what, and tries it with what is stored. */
export const DeliveryTest = () => {
  const client = useClient()
  const translate = useTranslate()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  // Each version may turn a service on or off.
  const record = useRecordContext()
  const { data: services } = useQuery({
    queryKey: ['configSetting', 'services', record?.['version']],
    queryFn: async () => await client.configSetting.services(),
  })
  return (
    <Stack spacing={2}>
      {services?.email === 'environment' && <Alert severity="info">{translate('app.settings.byEnvironment')}</Alert>}
      {services?.email === 'off' && services.sms === 'off' && (
        <Alert severity="info">{translate('app.settings.allOff')}</Alert>
      )}
      {permissions && holds(permissions, 'configSetting:test') && (
        <SectionCard title="resources.configSetting.actions.test">
          <RecordContextProvider value={undefined}>
            <TestForm />
          </RecordContextProvider>
        </SectionCard>
      )}
    </Stack>
  )
}

import { Alert, Box, Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useClient } from '../../core/provider.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import '../../alipay/texts.ts'

/** Asks Alipay with what is stored, and says what it makes of it. */
export const AlipayTest = () => {
  const client = useClient()
  const translate = useTranslate()
  const textOf = useErrorText()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const record = useRecordContext()
  const isSet = record?.['privateKeySet'] === true && Boolean(record['appId'])
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await client.alipaySetting.test()).outcome,
  })
  if (!permissions || !holds(permissions, 'alipaySetting:test')) return null
  return (
    <SectionCard title="resources.alipaySetting.calls.test">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {record?.['on'] !== true && <Alert severity="info">{translate('app.alipay.off')}</Alert>}
        <Button variant="outlined" loading={isPending} disabled={!isSet} onClick={() => mutate()}>
          {translate('resources.alipaySetting.calls.test')}
        </Button>
        <Box role="status" sx={{ width: '100%' }}>
          {error ? (
            <Alert severity="error">{textOf(error)}</Alert>
          ) : (
            data && <Alert severity={data === 'works' ? 'success' : 'error'}>{translate(`app.alipay.${data}`)}</Alert>
          )}
        </Box>
      </Stack>
    </SectionCard>
  )
}

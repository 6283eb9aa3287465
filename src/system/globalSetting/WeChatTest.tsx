import { Alert, Box, Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useClient } from '../../core/provider.ts'
import { SectionCard } from '../../core/SectionCard.tsx'

/** Asks WeChat with what is stored, and says what it makes of it. */
export const WeChatTest = () => {
  const client = useClient()
  const translate = useTranslate()
  const textOf = useErrorText()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const isOn = useRecordContext()?.['on'] === true
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await client.wxSetting.test()).outcome,
  })
  if (!permissions || !holds(permissions, 'wxSetting:test')) return null
  return (
    <SectionCard title="resources.wxSetting.calls.test">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {!isOn && <Alert severity="info">{translate('app.settings.wechatOff')}</Alert>}
        <Button variant="outlined" loading={isPending} disabled={!isOn} onClick={() => mutate()}>
          {translate('resources.wxSetting.calls.test')}
        </Button>
        <Box role="status" sx={{ width: '100%' }}>
          {error ? (
            <Alert severity="error">{textOf(error)}</Alert>
          ) : (
            data && (
              <Alert severity={data === 'works' ? 'success' : 'error'}>
                {translate(`app.settings.wechat.${data}`)}
              </Alert>
            )
          )}
        </Box>
      </Stack>
    </SectionCard>
  )
}

import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { useClient } from '../../core/provider.ts'
import '../texts.ts'
import { isMailed } from './mailed.ts'

/** Mails a letter to whoever looks at it, while it can still be changed. */
export const MailToSelfButton = ({ record }: { readonly record: RaRecord }) => {
  const client = useClient()
  const translate = useTranslate()
  const notify = useNotify()
  const tell = useTell()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => await client.applicationMail.mailToSelf({ id: record.id }),
    onSuccess: () => {
      notify('app.content.mailedToSelf', { type: 'success' })
    },
    onError: tell,
  })
  if (!isMailed(record) || record['state'] !== 'draft' || !permissions || !holds(permissions, 'applicationMail:update'))
    return null
  return (
    <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
      {translate('resources.applicationMail.calls.mailToSelf')}
    </Button>
  )
}

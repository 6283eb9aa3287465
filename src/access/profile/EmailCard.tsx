import { Alert, Box, Button, Stack } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import { profile as profileService } from '../../../resources/access/profile.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import { SectionCard } from '../../core/SectionCard.tsx'
import { useTell } from '../../core/actions/useTell.ts'
import { useMay } from '../../core/useMay.ts'
import { ActionForm } from '../../core/form/ActionForm.tsx'
import { Eye } from './Eye.tsx'
import { SendCode } from './SendCode.tsx'
import type { Contact } from './useContact.ts'
import { useProfileCalls, useRenew } from './useProfile.ts'
import type { Profile } from './useProfile.ts'

const resource: AnyResource = profileService

/** Another mailbox, or the one that is there, to be confirmed. */
type Asked = { readonly email?: string }

/**
 * The mailbox, covered until it is asked for; another one takes a code that is sent there, and the password, and so
 * does one that somebody else entered.
 */
export const EmailCard = ({ profile, contact }: { profile: Profile; contact: Contact }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const renew = useRenew()
  const may = useMay()
  const tell = useTell()
  const calls = useProfileCalls()
  const [asked, setAsked] = useState<Asked>()
  const done = async () => {
    if (contact.clear) contact.toggle()
    setAsked(undefined)
    await renew()
    notify(`app.own.email.${asked?.email === undefined ? 'done' : 'confirmed'}`, { type: 'success' })
  }
  const confirm = () => void calls.reveal({}).then(({ email }) => setAsked({ email: email ?? '' }), tell)
  const isUnconfirmed = profile.email !== null && !profile.emailConfirmed && may('profile', 'setEmail')
  const submit = `app.own.email.${asked?.email === undefined ? 'change' : 'confirm'}`
  const shown = contact.clear ? contact.clear.email : profile.email
  return (
    <SectionCard title="app.own.email.title">
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {shown ?? translate('app.own.email.none')}
          </Box>
          {profile.email !== null && <Eye contact={contact} field={translate('resources.operator.fields.email')} />}
          {!asked && may('profile', 'setEmail') && (
            <Button size="small" onClick={() => setAsked({})}>
              {translate('app.own.email.change')}
            </Button>
          )}
        </Box>
        {isUnconfirmed && !asked && (
          <Alert
            severity="warning"
            action={
              <Button size="small" color="inherit" onClick={confirm} sx={{ whiteSpace: 'nowrap' }}>
                {translate('app.own.email.confirm')}
              </Button>
            }
          >
            {translate('app.own.email.unconfirmed')}
          </Alert>
        )}
        {asked && (
          <ActionForm
            resource={resource}
            action="setEmail"
            submit={translate(submit)}
            values={asked}
            onDone={done}
            onCancel={() => setAsked(undefined)}
          >
            {places => (
              <>
                <FieldInput place={places['email']!} />
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', '& > :first-of-type': { flex: 1 } }}>
                  <FieldInput place={places['code']!} />
                  <Box sx={{ pt: 1 }}>
                    <SendCode />
                  </Box>
                </Box>
                <FieldInput place={places['password']!} />
              </>
            )}
          </ActionForm>
        )}
      </Stack>
    </SectionCard>
  )
}

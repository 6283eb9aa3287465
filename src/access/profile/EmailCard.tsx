import { Box, Button, Stack } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import { profile as profileService } from '../../../resources/access/profile.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import { SectionCard } from '../../core/SectionCard.tsx'
import { useMay } from '../../core/useMay.ts'
import { ActionForm } from '../../core/form/ActionForm.tsx'
import { Eye } from './Eye.tsx'
import { SendCode } from './SendCode.tsx'
import type { Contact } from './useContact.ts'
import { useRenew } from './useProfile.ts'
import type { Profile } from './useProfile.ts'

const resource: AnyResource = profileService

/** The mailbox, covered until it is asked for; another one takes a code that is sent there, and the password. */
export const EmailCard = ({ profile, contact }: { profile: Profile; contact: Contact }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const renew = useRenew()
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  const done = async () => {
    if (contact.clear) contact.toggle()
    setChanging(false)
    await renew()
    notify('app.own.email.done', { type: 'success' })
  }
  const shown = contact.clear ? contact.clear.email : profile.email
  return (
    <SectionCard title="app.own.email.title">
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>{shown ?? translate('app.own.email.none')}</Box>
          {profile.email !== null && <Eye contact={contact} field={translate('resources.operator.fields.email')} />}
          {!isChanging && may('profile', 'setEmail') && <Button size="small" onClick={() => setChanging(true)}>{translate('app.own.email.change')}</Button>}
        </Box>
        {isChanging && (
          <ActionForm resource={resource} action="setEmail" submit={translate('app.own.email.change')} onDone={done} onCancel={() => setChanging(false)}>
            {places => (
              <>
                <FieldInput place={places['email']!} />
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', '& > :first-of-type': { flex: 1 } }}>
                  <FieldInput place={places['code']!} />
                  <Box sx={{ pt: 1 }}><SendCode /></Box>
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

import { Box } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useCallback, useEffect, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { profile as profileService } from '../../../resources/access/profile.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import type { FieldContext } from '../../core/fieldContext.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { ActionForm } from '../../core/form/ActionForm.tsx'
import { Eye } from './Eye.tsx'
import type { Contact } from './useContact.ts'
import { useRenew } from './useProfile.ts'
import type { Profile } from './useProfile.ts'

const resource: AnyResource = profileService

/** The telephone as it is covered, or in clear once that was asked for; another one takes the password. */
const PhoneInputs = ({
  places,
  contact,
  isUntouched,
}: {
  places: Readonly<Record<string, FieldContext>>
  contact: Contact
  isUntouched: (phone: unknown) => boolean
}) => {
  const translate = useTranslate()
  const { resetField, getValues } = useFormContext()
  const phone: unknown = useWatch({ name: 'phone' })
  const { clear } = contact
  useEffect(() => {
    if (clear && isUntouched(getValues('phone'))) resetField('phone', { defaultValue: clear.phone })
  }, [clear, isUntouched, getValues, resetField])
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, '& > :first-of-type': { flex: 1 } }}>
        <FieldInput place={places['phone']!} />
        {!clear && (
          <Box sx={{ pt: 1.25 }}>
            <Eye contact={contact} field={translate(places['phone']!.label)} />
          </Box>
        )}
      </Box>
      {!isUntouched(phone) && <FieldInput place={places['password']!} isRequired />}
    </>
  )
}

/** Name and telephone, which everybody changes themselves. */
export const ProfileCard = ({ profile, contact }: { profile: Profile; contact: Contact }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const renew = useRenew()
  const { clear } = contact
  const isUntouched = useCallback(
    (phone: unknown) =>
      (phone ?? '') === (profile.phone ?? '') || (clear !== undefined && (phone ?? '') === (clear.phone ?? '')),
    [profile.phone, clear],
  )
  const untouched = useCallback(
    (values: FieldValues) => (isUntouched(values['phone']) ? ['phone', 'password'] : []),
    [isUntouched],
  )
  const values = useMemo(() => ({ name: profile.name, phone: profile.phone }), [profile.name, profile.phone])
  const done = async () => {
    await renew()
    notify('app.own.saved', { type: 'success' })
  }
  return (
    <SectionCard title="app.own.profile">
      <ActionForm
        key={JSON.stringify(values)}
        resource={resource}
        action="change"
        submit={translate('ra.action.save')}
        values={values}
        untouched={untouched}
        onDone={done}
      >
        {places => (
          <>
            <FieldInput place={places['name']!} />
            <PhoneInputs places={places} contact={contact} isUntouched={isUntouched} />
          </>
        )}
      </ActionForm>
    </SectionCard>
  )
}

import { Box, Button, Stack } from '@mui/material'
import { useMemo } from 'react'
import { PasswordInput, useNavigate, useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { operator } from '../../../resources/access/operator.ts'
import { nextIn } from '../../shell/auth/redirect.ts'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { GuardedForm } from '../../core/form/GuardedForm.tsx'
import { useResolver } from '../../core/form/useResolver.ts'
import { useRefusal } from '../../core/form/useRefusal.ts'
import { inputScope, placesOf } from '../../core/fieldContext.ts'
import { useClient } from '../../core/provider.ts'

const { input, rules } = operator.calls.updatePass
const scope = inputScope(operator, 'updatePass')
const places = placesOf(scope, input)
const label = (name: keyof typeof input): string => `${scope}.fields.${name}`

const SubmitButton = () => {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ mt: 1 }}>
      {translate('app.password.submit')}
    </Button>
  )
}

/**
 * Old password, new one, and the new one again. Who had to come here goes on where they wanted to go, with a page
 * loaded anew.
 */
export const PasswordForm = ({ isHeld, username, min }: { isHeld: boolean; username: string; min: number }) => {
  const translate = useTranslate()
  const client = useClient()
  const refusal = useRefusal()
  const notify = useNotify()
  const navigate = useNavigate()
  const resolver = useResolver(input, places, rules)
  const start = useMemo(() => ({ oldPassword: '', newPassword: '', again: '' }), [])

  const save = async ({ oldPassword, newPassword, again }: FieldValues) => {
    try {
      await client.operator.updatePass({ oldPassword, newPassword, again })
    } catch (error) {
      return refusal(error)
    }
    if (isHeld) return window.location.assign(nextIn())
    notify('app.password.done', { type: 'success' })
    return navigate(nextIn())
  }

  return (
    <GuardedForm resolver={resolver} defaultValues={start} onSubmit={save}>
      <Stack>
        {/* So that the browser keeps the new password for the right account. */}
        <Box component="input" type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          source="oldPassword"
          label={isHeld ? 'app.password.oneTime' : label('oldPassword')}
          autoComplete="current-password"
          isRequired
          helperText={false}
          autoFocus
          fullWidth
        />
        <PasswordInput
          source="newPassword"
          label={label('newPassword')}
          autoComplete="new-password"
          isRequired
          helperText={translate('app.password.hint', { min })}
          fullWidth
        />
        <PasswordInput
          source="again"
          label={label('again')}
          autoComplete="new-password"
          isRequired
          helperText={false}
          fullWidth
        />
        <ErrorSummary />
        <SubmitButton />
      </Stack>
    </GuardedForm>
  )
}

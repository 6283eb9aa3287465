import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useRefusal } from '../../core/form/useRefusal.ts'
import { useCountdown } from '../../shell/login/useCountdown.ts'
import { useProfileCalls } from './useProfile.ts'
import '../ownTexts.ts'

/** Sends a code to the address that stands in the form, at most once a minute. */
export const SendCode = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const refusal = useRefusal()
  const calls = useProfileCalls()
  const { trigger, getValues, setError } = useFormContext()
  const [left, start] = useCountdown('newEmail')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    if (!(await trigger('email', { shouldFocus: true }))) return
    setSending(true)
    try {
      const { sent, wait } = await calls.sendCode({ email: String(getValues('email')).trim() })
      start(wait)
      notify(sent ? 'app.own.email.sent' : 'app.own.email.wait', { type: sent ? 'success' : 'warning' })
    } catch (error) {
      const { email } = refusal(error)
      if (typeof email === 'string') setError('email', { type: 'server', message: email })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      variant="outlined"
      onClick={() => void send()}
      disabled={left > 0}
      loading={isSending}
      sx={{ flexShrink: 0, minHeight: 40 }}
    >
      {left > 0 ? translate('app.own.email.again', { seconds: left }) : translate('app.own.email.send')}
    </Button>
  )
}

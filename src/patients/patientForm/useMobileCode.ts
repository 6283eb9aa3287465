import { useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldErrors } from '../../core/actions/outcome.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { useGuard } from '../../core/form/guards.ts'
import { useClient } from '../../core/provider.ts'
import { useCountdown } from '../../shell/login/useCountdown.ts'
import '../../core/validationTexts.ts'

/** The name of the code's input; no field of the patient, so that it is never sent along. */
export const codeSource = 'mobileCode'

/** Sends a code to a mobile and takes it back; each number has a code of its own. */
export const useMobileCode = (mobile: string) => {
  const client = useClient()
  const translate = useTranslate()
  const notify = useNotify()
  const tell = useTell()
  const { setError, clearErrors, setValue } = useFormContext()
  const [left, start] = useCountdown('patientMobile')
  const [sentTo, setSentTo] = useState<string>()
  const [verified, setVerified] = useState<string>()
  const [isPending, setPending] = useState(false)
  const isWaiting = sentTo === mobile && verified !== mobile
  useGuard(codeSource, isWaiting ? translate('validation.codeMissing') : undefined)

  const run = async (work: () => Promise<void>, name: string) => {
    setPending(true)
    try {
      await work()
    } catch (error) {
      const said = fieldErrors(error)?.[name]
      if (typeof said === 'string') setError(name === 'code' ? codeSource : name, { type: 'server', message: said })
      else tell(error)
    } finally {
      setPending(false)
    }
  }
  const send = () =>
    run(async () => {
      const data = await client.patient.sendCode({ mobile })
      const { sent, wait } = data as { sent: boolean; wait: number }
      start(wait)
      setValue(codeSource, null)
      if (sent) setSentTo(mobile)
      notify(sent ? 'app.patientForm.code.sent' : 'app.patientForm.code.wait', { type: sent ? 'success' : 'warning' })
    }, 'mobile')
  const verify = (code: string) =>
    run(async () => {
      await client.patient.verifyMobile({ mobile, code })
      setVerified(mobile)
      clearErrors(codeSource)
    }, 'code')
  const giveUp = () => {
    setSentTo(undefined)
    clearErrors(codeSource)
  }
  return { left, isPending, isWaiting, isVerified: verified === mobile, send, verify, giveUp }
}

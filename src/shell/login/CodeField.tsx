import { useState } from 'react'
import { filled } from '../../../i18n/filled.ts'
import type { Language } from '../../../i18n/Language.ts'
import { sendCode } from './asks.ts'
import type { Channel } from './asks.ts'
import { call } from './call.ts'
import { check } from './check.ts'
import { Field } from './Field.tsx'
import { loginTexts } from './texts.ts'
import { useCountdown } from './useCountdown.ts'
import type { CallForm } from './useCallForm.ts'

export interface CodeFieldProps {
  readonly form: CallForm
  readonly language: Language
  readonly channel: Channel
  readonly purpose: 'signIn' | 'findPass'
  /** The field of the form that holds the number or the address. */
  readonly of: string
}

type Told = { readonly key: 'codeSent' | 'codeMailed' | 'codeLater'; readonly seconds: number }

const secondsIn = (wait: unknown): number => (typeof wait === 'number' && wait > 0 ? Math.min(wait, 3_600) : 60)

/**
 * The code that was sent to a number or an address, with the button that has one sent; the server says when it may be
 * pressed again.
 */
export const CodeField = ({ form, language, channel, purpose, of }: CodeFieldProps) => {
  const texts = loginTexts[language]
  const [seconds, startCountdown] = useCountdown(`login.code.${channel}`)
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState<Told>()

  const ask = async (): Promise<void> => {
    const target = form.form.current?.querySelector<HTMLInputElement>(`[name="${of}"]`)?.value.trim() ?? ''
    const { line, name, field } = sendCode[channel]
    const wrong = check({ [of]: field }, [], { [of]: target })
    form.say(undefined)
    form.blame(wrong)
    if (wrong[of]) return
    const answer = await call(line, { [name]: target, ...(channel === 'phone' ? { purpose } : {}) }, language)
    if ('failed' in answer) return form.say(answer)
    if ('refused' in answer)
      return answer.errors[name] ? form.blame({ [of]: answer.errors[name] }) : form.say({ said: answer.refused })
    const wait = secondsIn(answer.reply['wait'])
    startCountdown(wait)
    setTold({
      key: answer.reply['sent'] === false ? 'codeLater' : channel === 'phone' ? 'codeSent' : 'codeMailed',
      seconds: wait,
    })
    form.form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus()
  }

  const send = async (): Promise<void> => {
    if (sending) return
    setSending(true)
    setTold(undefined)
    await ask()
    setSending(false)
  }

  return (
    <>
      <Field
        name="code"
        label={texts.code}
        error={form.error('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
      >
        <button type="button" className="send" disabled={seconds > 0} aria-busy={sending} onClick={() => void send()}>
          {sending ? texts.sending : seconds > 0 ? filled(texts.sendAgain, { seconds }) : texts.sendCode}
        </button>
      </Field>
      <p role="status" className="told">
        {told && filled(texts[told.key], { seconds: told.seconds })}
      </p>
    </>
  )
}

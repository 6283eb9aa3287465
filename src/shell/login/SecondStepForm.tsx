import { useState } from 'react'
import type { Language } from '../../../i18n/Language.ts'
import { loginCode } from './asks.ts'
import { Field } from './Field.tsx'
import { signedIn } from './signedIn.ts'
import type { OnSignedIn, SecondStep } from './signedIn.ts'
import { loginTexts } from './texts.ts'
import { useCallForm } from './useCallForm.ts'

export interface SecondStepFormProps {
  readonly language: Language
  readonly step: SecondStep
  readonly onSignedIn: OnSignedIn
  /** The sign-in begins anew, for the reason that the words give; '' where that was wished. */
  readonly onEnd: (words: string) => void
}

/** The second step of a sign-in: a code of the authenticator, or a recovery code where that is not at hand. */
export const SecondStepForm = ({ language, step, onSignedIn, onEnd }: SecondStepFormProps) => {
  const texts = loginTexts[language]
  const [isRecovery, setRecovery] = useState(false)
  const form = useCallForm(
    loginCode,
    language,
    'code',
    reply => signedIn(reply, step.remember, { onSignedIn, onSecondStep: () => undefined }),
    ({ ticket }, words) => {
      // A ticket that is not told again holds no more.
      if (ticket === step.ticket) return false
      onEnd(words)
      return true
    },
  )
  const swap = (): void => {
    setRecovery(!isRecovery)
    form.blame({})
    form.say(undefined)
  }
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} aria-busy={form.busy}>
      <p className="lead">{isRecovery ? texts.recoveryLead : texts.secondStepLead}</p>
      <div role="alert" className="refusal">
        {form.refusal}
      </div>
      <input type="hidden" name="ticket" value={step.ticket} readOnly />
      <Field
        key={String(isRecovery)}
        name="code"
        label={isRecovery ? texts.recoveryCode : texts.code}
        error={form.error('code')}
        autoFocus
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        {...(isRecovery ? {} : { inputMode: 'numeric' as const })}
        maxLength={25}
      />
      <button type="submit" className="submit">
        {form.busy ? texts.submitting : texts.submit}
      </button>
      <p className="below beside">
        <button type="button" className="plain" onClick={swap}>
          {isRecovery ? texts.useAuthenticator : texts.useRecovery}
        </button>
        <button type="button" className="plain" onClick={() => onEnd('')}>
          {texts.back}
        </button>
      </p>
    </form>
  )
}

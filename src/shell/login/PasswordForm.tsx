import { useEffect, useRef } from 'react'
import type { Language } from '../../../i18n/Language.ts'
import type { Mode } from './address.ts'
import { login } from './asks.ts'
import { Field } from './Field.tsx'
import { ModeLink } from './ModeLink.tsx'
import { Remember } from './Remember.tsx'
import { signedIn } from './signedIn.ts'
import type { SignInEvents } from './signedIn.ts'
import { loginTexts } from './texts.ts'
import { useCallForm } from './useCallForm.ts'

/** What the form starts with; with a password the button has the focus, without one the password. */
export interface Filled {
  readonly username: string
  readonly password?: string
}

export interface PasswordFormProps {
  readonly language: Language
  readonly filled: Filled | undefined
  readonly onOpen: (mode: Mode) => void
  readonly events: SignInEvents
}

/** Signs in by name and password. The first field in error gets the focus; what the server says is announced. */
export const PasswordForm = ({ language, filled, onOpen, events }: PasswordFormProps) => {
  const texts = loginTexts[language]
  const form = useCallForm(login, language, 'password', (reply, sent) =>
    signedIn(reply, sent['remember'] === true, events),
  )
  const button = useRef<HTMLButtonElement>(null)
  const isReady = filled?.password !== undefined
  useEffect(() => {
    if (isReady) button.current?.focus()
  }, [isReady])

  // Nothing but the script sends the form: until that is there, "dialog" keeps what was typed out of the address.
  return (
    <form ref={form.form} method="dialog" noValidate onSubmit={form.submit} aria-busy={form.busy}>
      <div role="alert" className="refusal">
        {form.refusal}
      </div>
      <Field
        name="username"
        label={texts.username}
        error={form.error('username')}
        autoComplete="username"
        defaultValue={filled?.username}
        autoFocus={!filled}
      />
      <Field
        name="password"
        label={texts.password}
        error={form.error('password')}
        autoComplete="current-password"
        defaultValue={filled?.password}
        autoFocus={filled !== undefined && !isReady}
        reveal={{ show: texts.showPassword, hide: texts.hidePassword }}
      />
      <div className="beside">
        <Remember text={texts.remember} />
        <ModeLink mode="find" className="quiet" onOpen={onOpen}>
          {texts.forgotten}
        </ModeLink>
      </div>
      <button ref={button} type="submit" className="submit">
        {form.busy ? texts.submitting : texts.submit}
      </button>
    </form>
  )
}

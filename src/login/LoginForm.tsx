import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Language } from '../../i18n/Language.ts'
import { keepToken } from '../auth/token.ts'
import { Field } from './Field.tsx'
import { samplePassword } from './sample.ts'
import { signIn } from './signIn.ts'
import { loginTexts } from './texts.ts'

type Errors = { readonly username?: string; readonly password?: string }

export interface LoginFormProps {
  readonly language: Language
  /** A sample account to start with; the button then has the focus. */
  readonly filled: string | undefined
  readonly onSignedIn: () => void
}

/** Asks for credentials and keeps the token. The first field in error gets the focus; what the server says is announced. */
export const LoginForm = ({ language, filled, onSignedIn }: LoginFormProps) => {
  const texts = loginTexts[language]
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => { if (filled) button.current?.focus() }, [filled])

  const focusOn = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(form.current!)
    const [username, password] = [String(data.get('username')).trim(), String(data.get('password'))]
    const missing: Errors = { ...(username ? {} : { username: texts.usernameRequired }), ...(password ? {} : { password: texts.passwordRequired }) }
    setErrors(missing)
    setRefusal(undefined)
    if (missing.username ?? missing.password) return focusOn(missing.username ? 'username' : 'password')
    setBusy(true)
    const remember = data.get('remember') !== null
    const result = await signIn({ username, password, remember }, language)
    if ('token' in result) {
      keepToken(result.token, remember)
      return onSignedIn()
    }
    setBusy(false)
    setRefusal('refused' in result ? result.refused : result.failed === 'network' ? texts.network : texts.failed)
    focusOn('password')
  }

  return (
    <form ref={form} noValidate onSubmit={event => void submit(event)} aria-busy={busy}>
      <div role="alert" className="refusal">{refusal}</div>
      <Field name="username" label={texts.username} error={errors.username} autoComplete="username" defaultValue={filled} autoFocus={!filled} />
      <Field name="password" label={texts.password} error={errors.password} autoComplete="current-password" defaultValue={filled && samplePassword}
        reveal={{ show: texts.showPassword, hide: texts.hidePassword }} />
      <label className="remember"><input type="checkbox" name="remember" /> {texts.remember}</label>
      <button ref={button} type="submit" className="submit">{busy ? texts.submitting : texts.submit}</button>
    </form>
  )
}

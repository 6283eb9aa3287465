import type { Language } from '../../../i18n/Language.ts'
import { phoneLogin } from './asks.ts'
import { CodeField } from './CodeField.tsx'
import { Field } from './Field.tsx'
import { Remember } from './Remember.tsx'
import { signedIn } from './signedIn.ts'
import type { SignInEvents } from './signedIn.ts'
import { loginTexts } from './texts.ts'
import { useCallForm } from './useCallForm.ts'

/** Signs in by a code that is sent to the account's telephone. */
export const PhoneForm = ({ language, events }: { language: Language; events: SignInEvents }) => {
  const texts = loginTexts[language]
  const form = useCallForm(phoneLogin, language, 'code', (reply, sent) =>
    signedIn(reply, sent['remember'] === true, events),
  )
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} aria-busy={form.busy}>
      <div role="alert" className="refusal">
        {form.refusal}
      </div>
      <Field
        name="phone"
        label={texts.phone}
        error={form.error('phone')}
        autoComplete="tel-national"
        inputMode="tel"
        autoFocus
      />
      <CodeField form={form} language={language} channel="phone" purpose="signIn" of="phone" />
      <div className="beside">
        <Remember text={texts.remember} />
      </div>
      <button type="submit" className="submit">
        {form.busy ? texts.submitting : texts.submit}
      </button>
    </form>
  )
}

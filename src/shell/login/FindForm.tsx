import { useState } from 'react'
import { filled } from '../../../i18n/filled.ts'
import type { Language } from '../../../i18n/Language.ts'
import type { Mode } from './address.ts'
import { findPassword } from './asks.ts'
import type { Channel } from './asks.ts'
import { CodeField } from './CodeField.tsx'
import { Field } from './Field.tsx'
import { ModeLink } from './ModeLink.tsx'
import { loginTexts } from './texts.ts'
import { useCallForm } from './useCallForm.ts'

export interface FindFormProps {
  readonly language: Language
  /** Fewest characters of a password. */
  readonly min: number
  readonly onOpen: (mode: Mode) => void
  /** The password is set for the account with this number or address. */
  readonly onFound: (target: string) => void
}

const channels: readonly Channel[] = ['phone', 'email']

/** Sets a new password by a code that is sent to a telephone or a mailbox. */
export const FindForm = ({ language, min, onOpen, onFound }: FindFormProps) => {
  const texts = loginTexts[language]
  const [channel, setChannel] = useState<Channel>('phone')
  const form = useCallForm(findPassword(channel), language, 'code', (_reply, sent) => {
    onFound(String(sent['target']))
    return true
  })
  const reveal = { show: texts.showPassword, hide: texts.hidePassword }
  const names: Readonly<Record<Channel, string>> = { phone: texts.bySms, email: texts.byEmail }
  const choose = (chosen: Channel): void => {
    setChannel(chosen)
    form.blame({})
    form.say(undefined)
  }
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} aria-busy={form.busy}>
      <div role="alert" className="refusal">
        {form.refusal}
      </div>
      <fieldset className="choice">
        <legend>{texts.channel}</legend>
        {channels.map(one => (
          <label key={one}>
            <input type="radio" name="channel" value={one} checked={channel === one} onChange={() => choose(one)} />{' '}
            {names[one]}
          </label>
        ))}
      </fieldset>
      <Field
        key={channel}
        name="target"
        label={channel === 'phone' ? texts.phone : texts.email}
        error={form.error('target')}
        autoComplete={channel === 'phone' ? 'tel-national' : 'email'}
        inputMode={channel === 'phone' ? 'tel' : 'email'}
        autoFocus
      />
      <CodeField
        key={`${channel}-code`}
        form={form}
        language={language}
        channel={channel}
        purpose="findPass"
        of="target"
      />
      <Field
        name="newPassword"
        label={texts.newPassword}
        error={form.error('newPassword')}
        autoComplete="new-password"
        hint={filled(texts.passwordHint, { min })}
        reveal={reveal}
      />
      <Field name="again" label={texts.again} error={form.error('again')} autoComplete="new-password" reveal={reveal} />
      <button type="submit" className="submit">
        {form.busy ? texts.setting : texts.setPassword}
      </button>
      <p className="below">
        <ModeLink mode="password" className="quiet" onOpen={onOpen}>
          {texts.back}
        </ModeLink>
      </p>
    </form>
  )
}

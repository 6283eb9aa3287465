import type { Language } from '../../../i18n/Language.ts'
import type { Mode } from './address.ts'
import { FindForm } from './FindForm.tsx'
import { ModeLink } from './ModeLink.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import type { Filled } from './PasswordForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { SampleAccounts } from './SampleAccounts.tsx'
import type { SignInEvents } from './signedIn.ts'
import { samplePassword } from './site.ts'
import type { Site } from './site.ts'
import { loginTexts } from './texts.ts'

/** What the password form starts with; each turn is a form of its own. */
export interface Start extends Filled {
  readonly turn: number
  readonly found: boolean
}

export interface FormsProps {
  readonly language: Language
  readonly mode: Mode
  readonly open: (mode: Mode) => void
  readonly site: Site
  readonly start: Start | undefined
  /** Why a second step ended without a sign-in. */
  readonly ended: string
  readonly events: SignInEvents
  readonly onBegin: (filled: Filled, found: boolean) => void
  readonly onTry: () => void
}

/** The ways to show who one is, and the way to another password. */
export const Forms = ({ language, mode, open, site, start, ended, events, onBegin, onTry }: FormsProps) => {
  const texts = loginTexts[language]
  return (
    <div onSubmitCapture={onTry}>
      {mode !== 'find' && (
        <nav className="methods" aria-label={texts.methods}>
          <ModeLink mode="password" current={mode === 'password'} onOpen={open}>
            {texts.byPassword}
          </ModeLink>
          <ModeLink mode="phone" current={mode === 'phone'} onOpen={open}>
            {texts.byPhone}
          </ModeLink>
        </nav>
      )}
      <div role="alert" className="refusal">
        {ended}
      </div>
      <div role="status" className="success">
        {mode === 'password' && start?.found ? texts.found : ''}
      </div>
      {mode === 'password' && (
        <PasswordForm key={start?.turn ?? 0} language={language} filled={start} onOpen={open} events={events} />
      )}
      {mode === 'phone' && <PhoneForm language={language} events={events} />}
      {mode === 'find' && (
        <FindForm
          language={language}
          min={site.passwordMin}
          onOpen={open}
          onFound={username => onBegin({ username }, true)}
        />
      )}
      {mode === 'password' && site.sample && (
        <SampleAccounts texts={texts} onChoose={username => onBegin({ username, password: samplePassword }, false)} />
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/Language.ts'
import { keepLanguage, languageTag, otherLanguage } from '../auth/language.ts'
import { addressOf, modeIn } from './address.ts'
import type { Mode } from './address.ts'
import { Brand } from './Brand.tsx'
import { FindForm } from './FindForm.tsx'
import { ModeLink } from './ModeLink.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import type { Filled } from './PasswordForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { SampleAccounts } from './SampleAccounts.tsx'
import type { OnSignedIn } from './signedIn.ts'
import { readSite, samplePassword, unknownSite } from './site.ts'
import type { Site } from './site.ts'
import { loginTexts } from './texts.ts'
import { pushAddress, useSearch } from './useSearch.ts'

/** The form that the address names, and how to open another; back and forward of the browser lead through them. */
const useMode = (): readonly [Mode, (mode: Mode) => void] => {
  const search = useSearch()
  const mode = modeIn(search)
  return [mode, next => { if (next !== mode) pushAddress(addressOf(next, search)) }]
}

const useSite = (): Site => {
  const [site, setSite] = useState(unknownSite)
  useEffect(() => {
    const request = new AbortController()
    void readSite(request.signal).then(found => {
      if (!request.signal.aborted) setSite(found)
    })
    return () => request.abort()
  }, [])
  return site
}

/** What the password form starts with; each turn is a form of its own. */
interface Start extends Filled {
  readonly turn: number
  readonly found: boolean
}

/** The sign-in page: brand, the forms, and the sample accounts while the sample is in use. */
export const LoginPage = ({ language: first, onSignedIn }: { language: Language; onSignedIn: OnSignedIn }) => {
  const [language, setLanguage] = useState(first)
  const [mode, open] = useMode()
  const site = useSite()
  const [start, setStart] = useState<Start>()
  const texts = loginTexts[language]
  const other = otherLanguage(language)
  const name = site.name[language] || texts.brand
  const title = mode === 'find' ? texts.findTitle : mode === 'phone' ? texts.byPhone : texts.title

  useEffect(() => {
    document.documentElement.lang = languageTag(language)
    document.title = `${title} - ${name}`
  }, [language, title, name])

  // What is typed stays: nothing is loaded again.
  const switchLanguage = (): void => {
    keepLanguage(other)
    setLanguage(other)
  }
  const begin = (filled: Filled, found: boolean): void => {
    setStart({ ...filled, found, turn: (start?.turn ?? 0) + 1 })
    open('password')
  }

  return (
    <div className="login">
      <Brand name={name} texts={texts} />
      <div className="side">
        <header className="tools">
          <button
            type="button"
            className="plain"
            lang={languageTag(other)}
            onClick={switchLanguage}
            aria-label={`${texts.otherLanguage} (${texts.switchLanguage})`}
          >
            {texts.otherLanguage}
          </button>
        </header>
        <main className="card">
          <h1>{mode === 'find' ? texts.findTitle : texts.welcome}</h1>
          <p className="lead">{mode === 'find' ? texts.findLead : texts.lead}</p>
          <div role="status" className="notice">{site.closed && (site.closed[language] || texts.closed)}</div>
          {mode !== 'find' && (
            <nav className="ways" aria-label={texts.ways}>
              <ModeLink mode="password" current={mode === 'password'} onOpen={open}>{texts.byPassword}</ModeLink>
              <ModeLink mode="phone" current={mode === 'phone'} onOpen={open}>{texts.byPhone}</ModeLink>
            </nav>
          )}
          <div role="status" className="success">{mode === 'password' && start?.found ? texts.found : ''}</div>
          {mode === 'password' && <PasswordForm key={start?.turn ?? 0} language={language} filled={start} onOpen={open} onSignedIn={onSignedIn} />}
          {mode === 'phone' && <PhoneForm language={language} onSignedIn={onSignedIn} />}
          {mode === 'find' && <FindForm language={language} min={site.passwordMin} onOpen={open} onFound={username => begin({ username }, true)} />}
          {mode === 'password' && site.sample && <SampleAccounts texts={texts} onChoose={username => begin({ username, password: samplePassword }, false)} />}
          {site.contact && <p className="contact">{texts.help} {site.contact}</p>}
        </main>
      </div>
    </div>
  )
}

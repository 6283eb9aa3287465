import { useEffect, useState } from 'react'
import type { Language } from '../../../i18n/Language.ts'
import { keepLanguage, languageTag, otherLanguage } from '../auth/language.ts'
import { addressOf, modeIn } from './address.ts'
import type { Mode } from './address.ts'
import { Brand } from './Brand.tsx'
import { Forms } from './Forms.tsx'
import type { Start } from './Forms.tsx'
import type { Filled } from './PasswordForm.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import type { OnSignedIn, SecondStep } from './signedIn.ts'
import { readSite, unknownSite } from './site.ts'
import type { Site } from './site.ts'
import { loginTexts } from './texts.ts'
import { pushAddress, useSearch } from './useSearch.ts'

/** The form that the address names, and how to open another; back and forward of the browser lead through them. */
const useMode = (): readonly [Mode, (mode: Mode) => void] => {
  const search = useSearch()
  const mode = modeIn(search)
  return [
    mode,
    next => {
      if (next !== mode) pushAddress(addressOf(next, search))
    },
  ]
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

/** The sign-in page: brand, the forms, and the sample accounts while the sample is in use. */
export const LoginPage = ({ language: first, onSignedIn }: { language: Language; onSignedIn: OnSignedIn }) => {
  const [language, setLanguage] = useState(first)
  const [mode, open] = useMode()
  const site = useSite()
  const [start, setStart] = useState<Start>()
  const [step, setStep] = useState<SecondStep>()
  /** Why the second step ended without a sign-in. */
  const [ended, setEnded] = useState('')
  const texts = loginTexts[language]
  const other = otherLanguage(language)
  const name = site.name[language] || texts.brand
  const title = step
    ? texts.secondStep
    : mode === 'find'
      ? texts.findTitle
      : mode === 'phone'
        ? texts.byPhone
        : texts.title

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
  const goOn = (next: SecondStep | undefined, words = ''): void => {
    setStep(next)
    setEnded(words)
  }
  const events = { onSignedIn, onSecondStep: goOn }

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
          <h1>{step ? texts.secondStep : mode === 'find' ? texts.findTitle : texts.welcome}</h1>
          {!step && <p className="lead">{mode === 'find' ? texts.findLead : texts.lead}</p>}
          <div role="status" className="notice">
            {site.closed && (site.closed[language] || texts.closed)}
          </div>
          {step ? (
            <SecondStepForm
              language={language}
              step={step}
              onSignedIn={onSignedIn}
              onEnd={words => goOn(undefined, words)}
            />
          ) : (
            <Forms
              language={language}
              mode={mode}
              open={open}
              site={site}
              start={start}
              ended={ended}
              events={events}
              onBegin={begin}
              onTry={() => setEnded('')}
            />
          )}
          {site.contact && (
            <p className="contact">
              {texts.help} {site.contact}
            </p>
          )}
        </main>
      </div>
    </div>
  )
}

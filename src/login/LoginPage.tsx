import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/Language.ts'
import { keepLanguage, languageTag, otherLanguage } from '../auth/language.ts'
import { Brand } from './Brand.tsx'
import { LoginForm } from './LoginForm.tsx'
import { usesSample } from './sample.ts'
import { SampleAccounts } from './SampleAccounts.tsx'
import { loginTexts } from './texts.ts'

/** The sign-in page: brand, form, and the sample accounts while the sample is in use. */
export const LoginPage = ({ language, onSignedIn }: { language: Language; onSignedIn: () => void }) => {
  const texts = loginTexts[language]
  const other = otherLanguage(language)
  const [sample, setSample] = useState(false)
  // Each choice is a new object, so that choosing an account again fills in the form again.
  const [chosen, setChosen] = useState<{ readonly username: string; readonly turn: number }>()

  useEffect(() => {
    const request = new AbortController()
    void usesSample(request.signal).then(uses => {
      if (!request.signal.aborted) setSample(uses)
    })
    return () => request.abort()
  }, [])

  const switchLanguage = () => {
    keepLanguage(other)
    window.location.reload()
  }

  return (
    <div className="login">
      <Brand texts={texts} />
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
          <h1>{texts.welcome}</h1>
          <p className="lead">{texts.lead}</p>
          <LoginForm key={chosen?.turn ?? 0} language={language} filled={chosen?.username} onSignedIn={onSignedIn} />
          {sample && <SampleAccounts texts={texts} onChoose={username => setChosen({ username, turn: (chosen?.turn ?? 0) + 1 })} />}
        </main>
      </div>
    </div>
  )
}

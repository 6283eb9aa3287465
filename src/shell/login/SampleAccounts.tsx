import { sampleAccounts, samplePassword } from './site.ts'
import type { LoginTexts } from './texts.ts'

/** Names the sample accounts; choosing one fills in the form. */
export const SampleAccounts = ({ texts, onChoose }: { texts: LoginTexts; onChoose: (username: string) => void }) => (
  <section className="sample" aria-labelledby="sample-title">
    <h2 id="sample-title">{texts.sampleTitle}</h2>
    <p>
      {texts.sampleText} <code>{samplePassword}</code>
    </p>
    <ul>
      {sampleAccounts.map(username => (
        <li key={username}>
          <button type="button" onClick={() => onChoose(username)}>
            <strong>{username}</strong> <span>{texts.samples[username]}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

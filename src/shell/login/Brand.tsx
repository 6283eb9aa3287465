import type { LoginTexts } from './texts.ts'

/** The calm half of the page; it says nothing that the form does not say, so it is decoration to a screen reader. */
export const Brand = ({ name, texts }: { name: string; texts: LoginTexts }) => (
  <div className="brand" aria-hidden="true">
    <div className="mark">
      <svg viewBox="0 0 32 32" width="40" height="40">
        <path
          d="M2.5 16S8 6.5 16 6.5 29.5 16 29.5 16 24 25.5 16 25.5 2.5 16 2.5 16Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="16" r="4.6" fill="#5eead4" />
      </svg>
      <span>{name}</span>
    </div>
    <svg className="rings" viewBox="0 0 400 400" fill="none" stroke="currentColor">
      {[40, 74, 108, 142, 176].map((radius, i) => (
        <circle
          key={radius}
          cx="200"
          cy="200"
          r={radius}
          strokeOpacity={0.5 - i * 0.08}
          strokeWidth={i === 0 ? 3 : 1.5}
        />
      ))}
      <circle cx="200" cy="200" r="15" fill="#5eead4" stroke="none" />
    </svg>
    <p>{texts.lead}</p>
  </div>
)

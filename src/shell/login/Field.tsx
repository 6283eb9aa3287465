import { useState } from 'react'
import type { ReactNode } from 'react'
import { filled } from '../../../i18n/filled.ts'

export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly autoComplete: string
  readonly defaultValue?: string | undefined
  readonly autoFocus?: boolean
  readonly inputMode?: 'tel' | 'email' | 'numeric'
  readonly maxLength?: number
  /** Said below the input. */
  readonly hint?: string
  /** Makes it a secret, with a button that shows it. */
  readonly reveal?: { readonly show: string; readonly hide: string }
  /** Stands beside the input. */
  readonly children?: ReactNode
}

const types = { tel: 'tel', email: 'email', numeric: 'text' } as const

/** A labelled input; its hint and its error are tied to it for screen readers. */
export const Field = ({ name, label, error, reveal, hint, children, inputMode, ...input }: FieldProps) => {
  const [shown, setShown] = useState(false)
  const described = error ? `${name}-error` : hint && `${name}-hint`
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className="line">
        <div className="box">
          <input
            id={name}
            name={name}
            type={reveal && !shown ? 'password' : inputMode ? types[inputMode] : 'text'}
            spellCheck={false}
            autoCapitalize="none"
            required
            maxLength={128}
            {...(inputMode ? { inputMode } : {})}
            {...(error ? { 'aria-invalid': true } : {})}
            {...(described ? { 'aria-describedby': described } : {})}
            {...input}
          />
          {reveal && (
            <button
              type="button"
              className="plain reveal"
              aria-pressed={shown}
              aria-controls={name}
              onClick={() => setShown(!shown)}
              title={shown ? reveal.hide : reveal.show}
            >
              <span className="unseen">{reveal.show}</span>
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                aria-hidden="true"
              >
                <path d="M2.5 12S6.5 5.5 12 5.5 21.5 12 21.5 12 17.5 18.5 12 18.5 2.5 12 2.5 12Z" />
                <circle cx="12" cy="12" r="3" />
                {!shown && <path d="M4 4l16 16" />}
              </svg>
            </button>
          )}
        </div>
        {children}
      </div>
      {hint && !error && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="error" role="alert">
          {filled(error, { field: label })}
        </p>
      )}
    </div>
  )
}

import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Language } from '../../../i18n/Language.ts'
import type { Message } from '../../../resources/core/message.ts'
import type { Ask } from './asks.ts'
import { call } from './call.ts'
import type { Answer } from './call.ts'
import { check } from './check.ts'
import type { Values } from './check.ts'
import { loginTexts, messageText } from './texts.ts'

/** What is wrong with a field: a broken rule, or what the server said. */
type Wrong = Message | string

/** What the form says as a whole: the server's words, or a text of this page. */
export type Saying = { readonly said: string } | { readonly failed: 'network' | 'reply' }

export interface CallForm {
  readonly form: React.RefObject<HTMLFormElement | null>
  readonly busy: boolean
  /** What the form as a whole was refused for; '' for nothing. */
  readonly refusal: string
  /** What is wrong with a field, in the page's language. */
  error(name: string): string | undefined
  /** Says what is wrong, and puts the cursor to the first of the fields. */
  blame(errors: Readonly<Record<string, Wrong>>): void
  say(saying: Saying | undefined): void
  submit(event: FormEvent): void
}

type Reply = Extract<Answer, { reply: unknown }>['reply']
type Refused = Extract<Answer, { refused: string }> | Extract<Answer, { failed: unknown }>

/** What was typed: texts without the white space around them, secrets as they are, boxes as yes or no. */
const valuesOf = (form: HTMLFormElement, { fields }: Ask): Values => {
  const data = new FormData(form)
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => {
      if (type === 'flag') return [name, data.get(name) !== null]
      const typed = String(data.get(name) ?? '')
      return [name, type === 'secret' ? typed : typed.trim()]
    }),
  )
}

/**
 * A form that asks what a call asks for, held by its declared rules. It sends once at a time; `onDone` gets what was
 * sent and the reply, and answers whether the page is about to leave. `wrongAt` is where the cursor goes when the form
 * as a whole is refused; `onRefused` answers whether it has dealt with that itself.
 */
export const useCallForm = (
  ask: Ask,
  language: Language,
  wrongAt: string,
  onDone: (reply: Reply, sent: Values) => boolean,
  onRefused?: (reply: Reply, words: string) => boolean,
): CallForm => {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, Wrong>>>({})
  const [saying, setSaying] = useState<Saying>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const texts = loginTexts[language]

  const focusOn = (names: readonly string[]): void =>
    [...(form.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
      .find(input => names.includes(input.name))
      ?.focus()
  const blame = (wrong: Readonly<Record<string, Wrong>>): void => {
    setErrors(wrong)
    focusOn(Object.keys(wrong))
  }

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    if (await send()) return
    sending.current = false
    setBusy(false)
  }

  /** Answers whether the page is about to leave. */
  const send = async (): Promise<boolean> => {
    if (!form.current) return false
    const values = valuesOf(form.current, ask)
    const wrong = check(ask.fields, ask.rules, values)
    setSaying(undefined)
    blame(wrong)
    if (Object.keys(wrong).length > 0) return false
    const answer = await call(ask.line, values, language)
    if (!('refused' in answer) && 'reply' in answer) {
      const isDone = onDone(answer.reply, values)
      if (!isDone) setSaying({ failed: 'reply' })
      return isDone
    }
    refuse(answer)
    return false
  }

  const refuse = (answer: Refused): void => {
    if ('failed' in answer) return setSaying(answer)
    if (onRefused?.(answer.reply, answer.refused)) return undefined
    const inFields = Object.entries(answer.errors).filter(([name]) => Object.hasOwn(ask.fields, name))
    if (inFields.length > 0) return blame(Object.fromEntries(inFields))
    setSaying({ said: answer.refused })
    focusOn([wrongAt])
  }

  const text = (wrong: Wrong | undefined): string | undefined =>
    typeof wrong === 'object' ? messageText(language, wrong) : wrong
  return {
    form,
    busy,
    blame,
    refusal:
      saying === undefined
        ? ''
        : 'said' in saying
          ? saying.said
          : saying.failed === 'network'
            ? texts.network
            : texts.failed,
    error: name => text(errors[name]),
    say: setSaying,
    submit: event => void submit(event),
  }
}

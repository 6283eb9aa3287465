import type { Words as Spoken } from '../../../resources/core/words.ts'

/** How a document speaks: the texts and formats of the page's language. */
export interface Words extends Spoken {
  readonly language: 'zh' | 'en'
}

/** Who makes the document, and when: `at` is ISO 8601, `today` the calendar date in the business time zone. */
export interface Making {
  readonly by: string
  readonly at: string
  readonly today: string
}

/** What stands at the head of a document; the reply of `document.head`. */
export interface DocumentHead {
  readonly organisation: string
  readonly address: string | null
  readonly phone: string | null
}

/** A record as the server answers it, with the labels of what it refers to. Masked values are masked in it. */
export type Values = Readonly<Record<string, unknown>>

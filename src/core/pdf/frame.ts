import type { Report, Section } from './Report.ts'
import type { Making, DocumentHead, Words } from './Words.ts'

interface FrameOptions {
  readonly words: Words
  readonly making: Making
  readonly head: DocumentHead
  /** Key of the title. */
  readonly title: string
  /** Name and number, those that there are. */
  readonly about: readonly (string | null | undefined)[]
  readonly sections: readonly Section[]
}

const joined = (texts: readonly (string | null | undefined)[]): string => texts.filter(text => text?.trim()).join(' · ')

/** What all documents have around what they say. Sections without anything in them are left out. */
export const frame = ({ words, making, head, title, about, sections }: FrameOptions): Report => ({
  language: words.language,
  title: words.t(title),
  organisation: head.organisation,
  contact: joined([head.address, head.phone]),
  about: joined(about),
  footer: words.t('app.pdf.made', { at: words.format.moment(making.at), by: making.by }),
  sections: sections.filter(({ parts }) => parts.length > 0),
})

import { resourceNamed } from '../../resources/index.ts'
import { withAddresses } from '../../resources/core/types/richText/pictures.ts'
import type { Context, NoticeParameters } from '../core/contract.ts'
import { momentText } from '../core/momentText.ts'
import type { StoredLink } from '../platform/notices/notifyOperators.ts'

/** A row of what an operator has to read: an announcement, or, where it has a key, what the product told them. */
export type Told = {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly publishedAt: string | null
  readonly isNew: boolean
  readonly key: string | null
  readonly parameters: NoticeParameters | null
  readonly link: StoredLink | null
}

type Reading = Pick<Context, 't' | 'language' | 'timeZone' | 'files' | 'token'>

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const valueIn = (value: NoticeParameters[string], reading: Reading): string | number => {
  if (typeof value !== 'object') return value
  return 'text' in value ? reading.t(value.text, { smart_count: 1 }) : momentText(value.moment, reading)
}

/** The keys of all texts that a notice is told by. */
const keysOf = (texts: string, parameters: NoticeParameters): string[] => [
  `${texts}.title`,
  ...Object.values(parameters).flatMap(value => (typeof value === 'object' && 'text' in value ? [value.text] : [])),
]

/**
 * The texts that tell it. One that is not there, such as the name of a job, belongs to something that another version
 * of the product has.
 */
const textsOf = (key: string, parameters: NoticeParameters, { t }: Reading): string => {
  const texts = `notices.${key}`
  return keysOf(texts, parameters).every(one => t(one, { smart_count: 1 }) !== one) ? texts : 'notices.retired'
}

/** What is shown of it: the texts of a key in the reader's language, the content as HTML. */
export const noticeTexts = ({ key, parameters, link: stored, ...told }: Told, reading: Reading) => {
  const link = stored && resourceNamed(stored.resource) ? { ...stored, part: stored.part ?? null } : null
  const row = { ...told, link }
  if (key === null)
    return { ...row, content: withAddresses(row.content, one => reading.files.address(one, reading.token)) }
  const texts = textsOf(key, parameters ?? {}, reading)
  const values = Object.fromEntries(
    Object.entries(parameters ?? {}).map(([name, value]) => [name, valueIn(value, reading)]),
  )
  return {
    ...row,
    title: reading.t(`${texts}.title`, values),
    content: `<p>${escaped(reading.t(`${texts}.text`, values))}</p>`,
  }
}

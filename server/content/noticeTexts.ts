import notices from '../../i18n/zh/core/notices.ts'
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

const isSaid = (value: NoticeParameters[string], reading: Reading): boolean =>
  typeof value !== 'object' || !('text' in value) || reading.t(value.text, { smart_count: 1 }) !== value.text

/**
 * The key whose texts tell it. What is not known here, such as a job that a sentence names, was told by a version with
 * something that this one has not.
 */
const textsOf = (key: string, parameters: NoticeParameters, reading: Reading): string =>
  Object.hasOwn(notices, key) && Object.values(parameters).every(value => isSaid(value, reading)) ? key : 'retired'

/** What is shown of it: the texts of a key in the reader's language, the content as HTML. */
export const noticeTexts = ({ key, parameters, link: stored, ...told }: Told, reading: Reading) => {
  const link = stored && resourceNamed(stored.resource) ? { ...stored, part: stored.part ?? null } : null
  const row = { ...told, link }
  if (key === null)
    return { ...row, content: withAddresses(row.content, one => reading.files.address(one, reading.token)) }
  const texts = `notices.${textsOf(key, parameters ?? {}, reading)}`
  const values = Object.fromEntries(
    Object.entries(parameters ?? {}).map(([name, value]) => [name, valueIn(value, reading)]),
  )
  return {
    ...row,
    title: reading.t(`${texts}.title`, values),
    content: `<p>${escaped(reading.t(`${texts}.text`, values))}</p>`,
  }
}

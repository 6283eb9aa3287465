import type { MemoryOptions } from '../../../../dataProvider/memory/createMemory.ts'
import { sampleRecord } from '../../../../dataProvider/memory/sampleRecord.ts'
import type { Row } from '../../../../dataProvider/memory/sampleRecord.ts'
import type { Language } from '../../../../i18n/Language.ts'
import type { AnyResource, Field } from '../../../../resources/core/index.ts'
import { labelName } from '../../../../resources/core/label.ts'
import { urlKey } from '../../../../resources/core/fields.ts'
import { isEntry, isFlag, isReference, isReferences, isUpload, typeOf } from '../../../../resources/core/typeOf.ts'

/** How many records a list is shown with. */
const many = 8

const people: Readonly<Record<Language, readonly string[]>> = {
  zh: ['张敏', '李强', '王芳', '刘洋', '陈静', '杨帆', '赵磊', '周婷'],
  en: ['Min Zhang', 'Qiang Li', 'Fang Wang', 'Yang Liu', 'Jing Chen', 'Fan Yang', 'Lei Zhao', 'Ting Zhou'],
}
const named: readonly string[] = ['operator', 'patient', 'doctor']

/** Texts of one language by their keys. */
export type Say = (key: string, parameters?: Readonly<Record<string, string | number>>) => string

interface Around {
  readonly resource: AnyResource
  readonly say: Say
  readonly language: Language
}

/** What a record of a resource is called in the sample. */
const calledIn = ({ say, language }: Around, name: string, seed: number): string =>
  named.includes(name)
    ? people[language][seed % people[language].length]!
    : `${say(`resources.${name}.name`, { smart_count: 1 })} ${seed}`

const targetOf = (field: Field): string | undefined =>
  isReference(field) || isReferences(field) ? field.to : undefined

const shortened = (text: string, field: Field): string => {
  const most = 'max' in field && typeof field.max === 'number' ? field.max : text.length
  return [...text].slice(0, most).join('')
}

const isPlainText = (field: Field): boolean =>
  ['line', 'lines'].includes(typeOf(field).text ?? '') && !('match' in field)

/** A picture of nothing, in the colours of the seed. */
const picture = (seed: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${(seed * 47) % 360} 45% 62%)"/><circle cx="4" cy="3.2" r="1.5" fill="#fff8"/><path d="M1 8a3 3 0 0 1 6 0" fill="#fff8"/></svg>`)}`

const valueIn =
  (around: Around) =>
  (name: string, field: Field, seed: number): unknown => {
    const { resource, say } = around
    if (name === labelName(resource) && isPlainText(field))
      return shortened(calledIn(around, resource.name, seed), field)
    if (isPlainText(field)) return shortened(`${say(`resources.${resource.name}.fields.${name}`)} ${seed}`, field)
    if (isFlag(field) && name !== 'deleted' && !field.readOnly) return seed % 3 === 0
    if (isEntry(field)) return `entry${1 + (seed % 3)}`
    return undefined
  }

const labelIn =
  (around: Around) =>
  (_name: string, field: Field, seed: number): string => {
    const to = targetOf(field)
    return to === undefined
      ? around.say('app.codeGenerator.preview.entry', { number: 1 + (seed % 3) })
      : calledIn(around, to, seed)
  }

/** The records that the preview begins with: those of the entity, and some that it may refer to. */
export const sampleRows =
  (around: Around): MemoryOptions['rows'] =>
  resource =>
    Array.from({ length: resource.name === around.resource.name ? many : 5 }, (_, at): Row => {
      const seed = at + 1
      const own = { ...around, resource }
      const row = sampleRecord(resource, seed, { value: valueIn(own), label: labelIn(own) })
      const pictures = Object.fromEntries(
        Object.entries(resource.fields)
          .filter(([, field]) => isUpload(field))
          .map(([name]) => [urlKey(name), picture(seed)]),
      )
      const moment = new Date(Date.now() - seed * 86_400_000 * 3).toISOString()
      return {
        ...row,
        [labelName(resource)]: row[labelName(resource)] ?? calledIn(own, resource.name, seed),
        ...pictures,
        createdAt: moment,
        updatedAt: moment,
      }
    }).reverse()

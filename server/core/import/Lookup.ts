import type { Field } from '../../../resources/core/index.ts'
import { labelName } from '../../../resources/core/label.ts'
import { message } from '../../../resources/core/message.ts'
import { isLine, isLookedUp, isReference } from '../../../resources/core/typeOf.ts'
import type { Execution } from '../execution.ts'
import { targetOf } from '../model.ts'
import type { Model } from '../model.ts'
import { scopeConditions } from '../scope.ts'
import { all, Statement } from '../statement.ts'
import type { ReadValue } from './values.ts'
import { comparedName } from './words.ts'

/** A record or an entry that goes by a name. */
interface Candidate {
  readonly value: unknown
  /** The organisation it belongs to, where it belongs to one. */
  readonly place: unknown
}

/** Texts by which a record may be called: its label in both languages, and what is unique and anybody may read. */
const namesOf = ({ resource }: Model): readonly string[] =>
  [...new Set([labelName(resource), `${labelName(resource)}En`, ...Object.keys(resource.fields)])].filter(name => {
    const field = resource.fields[name]
    return (
      field &&
      isLine(field) &&
      !field.mask &&
      !field.permission?.read &&
      (name.startsWith(labelName(resource)) || field.unique === true)
    )
  })

/** Finds what cells refer to by names, for one import: what was looked up once is kept. */
export class Lookup {
  readonly #call: Execution
  readonly #found = new Map<string, readonly Candidate[]>()

  constructor(call: Execution) {
    this.#call = call
  }

  /** Looks up all texts of fields that are not known yet. */
  async prepare(
    cells: readonly { readonly name: string; readonly field: Field; readonly text: string }[],
  ): Promise<void> {
    const asked = new Map<string, { readonly field: Field; readonly texts: Set<string> }>()
    for (const { name, field, text } of cells) {
      if (!isLookedUp(field) || this.#found.has(`${name} ${comparedName(text)}`)) continue
      const of = asked.get(name) ?? { field, texts: new Set() }
      asked.set(name, of)
      of.texts.add(text.trim())
    }
    for (const [name, { field, texts }] of asked) {
      const found = isReference(field) ? await this.#records(field, [...texts]) : await this.#entries(field)
      for (const text of texts) this.#found.set(`${name} ${comparedName(text)}`, found.get(comparedName(text)) ?? [])
    }
  }

  /** What a text says in a looked up field; among several of one name, the one of the given organisation. */
  read(name: string, text: string, place: unknown): ReadValue {
    const found = this.#found.get(`${name} ${comparedName(text)}`) ?? []
    const near = found.length > 1 ? found.filter(one => one.place === place) : found
    if (near.length === 1) return { value: near[0]!.value }
    return { problem: message(found.length === 0 ? 'importUnknown' : 'importAmbiguous') }
  }

  /** Live records within the caller's scope that go by one of the texts. */
  async #records(field: Field, texts: readonly string[]): Promise<Map<string, Candidate[]>> {
    const call = this.#call
    const target = call.host.models.of(targetOf(field))
    const statement = new Statement()
    const names = namesOf(target)
    const spelled = statement.bind(texts.map(comparedName))
    const called = names.map(name => `lower(normalize(t.${target.column(name)}, NFKC)) = any(${spelled})`)
    const rows = await statement.run<Readonly<Record<string, unknown>>>(
      call.db,
      `select t."id" as id, ${target.scopeColumn ? `t.${target.scopeColumn}` : 'null'} as place,` +
        ` ${names.map((name, at) => `t.${target.column(name)} as n${at}`).join(', ')} from ${target.table} t where ${all(
          [
            `(${called.join(' or ')})`,
            ...(target.isLogical ? ['not t."deleted"'] : []),
            ...scopeConditions(call, target, statement),
          ],
        )}`,
    )
    const found = new Map<string, Candidate[]>()
    for (const row of rows) {
      for (const text of new Set(names.map((_, at) => comparedName(String(row[`n${at}`] ?? ''))))) {
        found.set(text, [...(found.get(text) ?? []), { value: row['id'], place: row['place'] }])
      }
    }
    return found
  }

  /** Entries of the field's dictionary group that may be chosen. */
  async #entries(field: Field): Promise<Map<string, Candidate[]>> {
    const { group } = field as Field & { group: string }
    const rows = await this.#call.db
      .selectFrom('dict')
      .innerJoin('dict_group', 'dict_group.id', 'dict.group')
      .where('dict_group.name', '=', group)
      .where('dict.enabled', '=', true)
      .select(['dict.value', 'dict.label', 'dict.label_en'])
      .execute()
    const found = new Map<string, Candidate[]>()
    for (const { value, label, label_en: labelEn } of rows) {
      for (const text of new Set([value, label, labelEn].map(comparedName)))
        found.set(text, [...(found.get(text) ?? []), { value, place: null }])
    }
    return found
  }
}

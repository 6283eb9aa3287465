import { deletable, deletion } from '../resources/core/deletion.ts'
import type { Actions } from '../resources/core/action.ts'
import type { AnyResource, Field, Fields } from '../resources/core/index.ts'
import { isLine, isReference, isSecret, typeOf } from '../resources/core/typeOf.ts'
import type { Language } from '../i18n/Language.ts'
import type { TextTree } from './Entity.ts'
import { isListWord } from './names.ts'
import { withUsual } from './usual.ts'
import { ownWords } from './words.ts'

/** The ref to the organisation that a record belongs to. */
export const scopeOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find(name => isReference(fields[name]) && 'to' in fields[name]! && fields[name].to === 'hospital')

/** The text field that names the record. */
export const labelOf = (fields: Fields): string | undefined =>
  isLine(fields['name']) ? 'name' : Object.keys(fields).find(name => isLine(fields[name]))

/** Columns are what fits a cell; a filter is what one chooses or bounds. */
export const fitsCell = (field: Field): boolean =>
  !isSecret(field) && !typeOf(field).isDocument && ['line', undefined].includes(typeOf(field).text)
export const fitsFilter = (name: string, field: Field): boolean =>
  !isListWord(name) && ['equals', 'range', 'overlaps'].includes(typeOf(field).filter)

const list = (fields: Fields): NonNullable<AnyResource['list']> => {
  const all = Object.entries(fields)
  return {
    columns: [...all.filter(([, field]) => fitsCell(field)).map(([name]) => name), 'createdAt'],
    filters: [...all.filter(([name, field]) => fitsFilter(name, field)).map(([name]) => name), 'createdAt', 'deleted'],
    search: [labelOf(fields) ?? ''].filter(Boolean),
  }
}

const actions = (): Actions => ({
  list: {},
  get: {},
  options: {},
  create: {},
  update: { when: { deleted: false } },
  ...deletion({ bulk: true }),
})

/** A starting descriptor of some fields: regular calls, logical deletion, recovery. */
export const startingResource = (name: string, fields: Fields): AnyResource =>
  withUsual({
    name,
    label: labelOf(fields) ?? 'name',
    scopedBy: scopeOf(fields) ?? 'nothing',
    fields: { ...fields, ...deletable },
    list: list(fields),
    form: [{ section: 'general', fields: Object.keys(fields) }],
    actions: actions(),
    calls: {},
  })

/** The texts of a starting descriptor in one language. */
export const startingTexts = (language: Language, name: string, fields: TextTree, choices: TextTree): TextTree => {
  const { general, deleted, recover, recovered } = ownWords[language]
  return {
    name,
    fields: { ...fields, deleted },
    sections: { general },
    choices,
    actions: { recover },
    done: { recover: recovered },
    inputs: {},
  }
}

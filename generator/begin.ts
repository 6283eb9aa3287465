import { deletable, deletion } from '../resources/core/deletion.ts'
import type { Actions } from '../resources/core/action.ts'
import { isWritable, searchedTexts } from '../resources/core/fields.ts'
import type { AnyResource, Field, Fields } from '../resources/core/index.ts'
import { registry } from '../resources/index.ts'
import { isDay, isLine, isMoment, isReference, isSecret, typeOf } from '../resources/core/typeOf.ts'
import type { Language } from '../i18n/Language.ts'
import type { TextTree } from './Entity.ts'
import { isListWord } from './names.ts'
import { usualAbout, withUsual } from './usual.ts'
import { ownWords } from './words.ts'

/** The ref to the organisation that a record belongs to. */
export const scopeOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find(name => isReference(fields[name]) && 'to' in fields[name]! && fields[name].to === 'hospital')

/** Whether a field of a record is what all who see it read, and so may name it. */
const names = (field: Field): boolean => !field.mask && !field.permission?.read

/** Whether it leads to somebody, or something, with a name of its own. */
const isNamed = (field: Field): boolean => isReference(field) && Object.hasOwn(registry, field.to)

/**
 * What names the record: a text that it always has, a name before others; else whom it is about, or what it is of, and
 * when, where it always says both; else any text.
 */
export const labelOf = (fields: Fields): AnyResource['label'] | undefined => {
  const all = Object.keys(fields).filter(name => names(fields[name]!))
  const always = all.filter(name => fields[name]!.required === true)
  const of = usualAbout(fields).about ?? always.find(name => isNamed(fields[name]!) && name !== scopeOf(fields))
  const at = always.find(name => isDay(fields[name]) || isMoment(fields[name]))
  return (
    ['name', ...always].find(name => all.includes(name) && isLine(fields[name])) ??
    (of !== undefined && at !== undefined ? [of, at] : all.find(name => isLine(fields[name])))
  )
}

/** Whether a list finds records by what a field says, or by what it leads to. */
const isSearched = (field: Field): boolean =>
  isLine(field) || (isReference(field) && searchedTexts(registry[field.to]!).length > 0)

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
    search: [labelOf(fields) ?? []].flat().filter(name => isSearched(fields[name]!)),
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
    ...usualAbout(fields),
    scopedBy: scopeOf(fields) ?? 'nothing',
    fields: { ...fields, ...deletable },
    list: list(fields),
    form: [{ section: 'general', fields: Object.keys(fields).filter(name => isWritable(fields[name]!)) }],
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

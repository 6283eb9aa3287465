import { isEntry, isReference, isReferences, typeOf } from '../../resources/core/typeOf.ts'
import { typeTable } from '../../resources/core/types/index.ts'
import { labelOf } from '../../generator/begin.ts'
import { identifier, reserved } from '../../generator/names.ts'
import { AskedError, optionIn, requireIcon, requireRole } from '../asking/asked.ts'
import { fieldsOf, isOwner, isPlace } from './fieldOf.ts'

/** A field as it is asked for: `name:text!`, `owner:ref=operator`, `size:choice=small,large`. */
export interface AskedField {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /**
   * What a type needs to be told: the resource of a ref, the options of a choice, of choices or of codes, the group of
   * a dictionary.
   */
  readonly argument: string | undefined
}

/** Who gets rights to it: all of them, or those to look. */
export interface AskedRole {
  /** As `roleKeys` of the seed call it. */
  readonly role: string
  readonly rights: 'all' | 'read'
}

/**
 * What things are called in one language: the resource itself under its own name, fields under theirs, options as
 * `field.option`.
 */
export type Words = Readonly<Record<string, string>>

export interface Asked {
  readonly name: string
  readonly capability: string
  readonly fields: readonly AskedField[]
  readonly roles: readonly AskedRole[]
  /** The component of @mui/icons-material that the menu shows. */
  readonly icon: string
  readonly zh: Words
  readonly en: Words
}

/** What there is already. */
export interface Known {
  readonly capabilities: readonly string[]
  readonly resources: readonly string[]
  readonly roles: readonly string[]
  readonly hasIcon: (name: string) => boolean
}

type OfType = Pick<AskedField, 'type'>
/** What the field is of a type that needs to be told more, is told by its name where nothing is said. */
const defaultOf = (field: OfType, name: string): string | undefined =>
  isReference(field) || isEntry(field) ? name : undefined
const needsArgument = (field: OfType): boolean =>
  isReference(field) || isReferences(field) || isEntry(field) || typeOf(field).options !== undefined
const isByHand = (type: string): boolean => typeOf({ type }).hasRows === true || typeOf({ type }).derived !== undefined

const parseField = (word: string, resources: readonly string[]): AskedField => {
  const match = /^(\w+):(\w+)(?:=([\w,]+))?(!?)$/.exec(word)
  if (!match)
    throw new AskedError(
      `"${word}" is no field: write name:type, name:type! where it is required, name:type=argument where the type needs one`,
    )
  const [, name = '', type = '', given, mark] = match
  const argument = given ?? defaultOf({ type }, name)
  if (!identifier.test(name) || reserved.has(name))
    throw new AskedError(`"${name}" cannot name a field: use camelCase, not ${[...reserved].slice(0, 6).join(', ')} …`)
  if (!Object.hasOwn(typeTable, type))
    throw new AskedError(
      `"${type}" is no type: use one of ${Object.keys(typeTable)
        .filter(one => !isByHand(one))
        .join(', ')}`,
    )
  if (isByHand(type))
    throw new AskedError(`"${type}" fields are written by hand: add ${name} to the descriptor afterwards`)
  if (needsArgument({ type }) && !argument) throw new AskedError(`"${word}" needs to know more: ${name}:${type}=…`)
  if ((isReference({ type }) || isReferences({ type })) && !resources.includes(argument!))
    throw new AskedError(`"${argument}" is no resource that ${name} could refer to: ${name}:${type}=hospital`)
  return { name, type, argument, required: mark === '!' }
}

const parseRole = (word: string, roles: readonly string[]): AskedRole => {
  const [role = '', rights = 'all', ...more] = word.split(':')
  requireRole(role, roles)
  if ((rights !== 'all' && rights !== 'read') || more.length > 0)
    throw new AskedError(`"${word}" says no rights: write ${role} or ${role}:read`)
  return { role, rights }
}

/** What is of a patient belongs to the patient's organisation, whether or not that was asked for. */
const withPlace = (fields: readonly AskedField[]): readonly AskedField[] => {
  if (fields.some(isPlace) || !fields.some(isOwner)) return fields
  if (fields.some(({ name }) => name === 'hospital'))
    throw new AskedError('"hospital" is the organisation that the record belongs to: call the other field otherwise')
  return [...fields, { name: 'hospital', type: 'ref', argument: 'hospital', required: true }]
}

/** `诊室, opened=启用日期, room.small=小`: the first part without a key names the resource. */
const parseWords = (option: string, text: string | undefined, name: string, fields: readonly AskedField[]): Words =>
  Object.fromEntries(
    (text ?? '')
      .split(/[,，]/)
      .map(part => part.trim())
      .filter(Boolean)
      .map((part, at) => {
        const [key, value] = part.includes('=')
          ? part.split('=', 2).map(one => one.trim())
          : at === 0
            ? [name, part]
            : ['', part]
        const [field, choice] = (key ?? '').split('.')
        const owner = fields.find(one => one.name === field)
        const isKnown =
          key === name ||
          (owner !== undefined && (choice === undefined || owner.argument?.split(',').includes(choice) === true))
        if (!isKnown || !value)
          throw new AskedError(
            `--${option} "${part}" names nothing of ${name}: write what it is called, field=text or field.option=text, separated by commas`,
          )
        return [key!, value]
      }),
  )

/**
 * Reads the command's words. Throws an AskedError for names that are taken or malformed, unknown capabilities and
 * types.
 */
export const parse = (words: readonly string[], known: Known): Asked => {
  const option = (name: string): string | undefined => optionIn(words, name)
  const [name] = words
  if (!name || name.startsWith('--'))
    throw new AskedError(
      'Usage: npm run new-resource -- clinic --capability organisations --fields "name:text! phone:text address:longText" --zh 诊所 --roles franchise,doctor:read --icon StoreOutlined',
    )
  if (!identifier.test(name) || reserved.has(name))
    throw new AskedError(`"${name}" cannot name a resource: use camelCase, at most 31 letters and digits`)
  if (known.resources.includes(name)) throw new AskedError(`There is a resource "${name}" already: nothing was changed`)
  const capability = option('capability') ?? 'patients'
  if (!known.capabilities.includes(capability))
    throw new AskedError(`"${capability}" is no capability: use one of ${known.capabilities.join(', ')}`)
  const fields = withPlace(
    (option('fields') ?? 'name:text!')
      .split(/\s+/)
      .filter(Boolean)
      .map(word => parseField(word, [...known.resources, name])),
  )
  const twice = fields.find((field, i) => fields.findIndex(other => other.name === field.name) !== i)
  if (twice) throw new AskedError(`The field "${twice.name}" is there twice`)
  if (labelOf(fieldsOf(fields)) === undefined)
    throw new AskedError(
      'Nothing names the record: name:text!, or whom it is of and when, both required: patient:ref! start:datetime!',
    )
  const roles = (option('roles') ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
    .map(word => parseRole(word, known.roles))
  const icon = requireIcon(option('icon') ?? 'FolderOutlined', known.hasIcon)
  // The first reference to an organisation is the row scope, and a row of no organisation would be seen by hardly
  // anybody.
  const scope = fields.find(isPlace)
  return {
    name,
    capability,
    roles,
    icon,
    fields: fields.map(field => (field === scope ? { ...field, required: true } : field)),
    zh: parseWords('zh', option('zh'), name, fields),
    en: parseWords('en', option('en'), name, fields),
  }
}

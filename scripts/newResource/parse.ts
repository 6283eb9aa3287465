import { isEntry, isLine, isReference, isReferences, typeOf } from '../../resources/core/typeOf.ts'
import { kindTable } from '../../resources/core/types/index.ts'
import { stamps } from '../../resources/core/stamps.ts'

/** A field as it is asked for: `name:text!`, `owner:ref=operator`, `size:choice=small,large`. */
export interface AskedField {
  readonly name: string
  readonly kind: string
  readonly required: boolean
  /** What a kind needs to be told: the resource of a ref, the options of a choice, of choices or of codes, the group of a dictionary. */
  readonly argument: string | undefined
}

export interface Asked {
  readonly name: string
  readonly capability: string
  readonly fields: readonly AskedField[]
}

/** What was asked for cannot be made; each line says what to change. */
export class AskedError extends Error {
  override readonly name = 'AskedError'
}

const identifier = /^[a-z][a-zA-Z0-9]{0,30}$/
const reserved = new Set(['id', 'version', 'default', 'delete', 'new', 'class', 'function', 'return', 'import', 'export', ...Object.keys(stamps)])

type OfKind = Pick<AskedField, 'kind'>
/** What the field is of a type that needs to be told more, is told by its name where nothing is said. */
const defaultOf = (field: OfKind, name: string): string | undefined => (isReference(field) || isEntry(field) ? name : undefined)
const needsArgument = (field: OfKind): boolean => isReference(field) || isReferences(field) || isEntry(field) || typeOf(field).options !== undefined
const isByHand = (kind: string): boolean => typeOf({ kind }).hasRows === true || typeOf({ kind }).derived !== undefined

const parseField = (word: string, resources: readonly string[]): AskedField => {
  const match = /^(\w+):(\w+)(?:=([\w,]+))?(!?)$/.exec(word)
  if (!match) throw new AskedError(`"${word}" is no field: write name:kind, name:kind! where it is required, name:kind=argument where the kind needs one`)
  const [, name = '', kind = '', given, mark] = match
  const argument = given ?? defaultOf({ kind }, name)
  if (!identifier.test(name) || reserved.has(name)) throw new AskedError(`"${name}" cannot name a field: use camelCase, not ${[...reserved].slice(0, 6).join(', ')} …`)
  if (!Object.hasOwn(kindTable, kind)) throw new AskedError(`"${kind}" is no kind: use one of ${Object.keys(kindTable).filter(one => !isByHand(one)).join(', ')}`)
  if (isByHand(kind)) throw new AskedError(`"${kind}" fields are written by hand: add ${name} to the descriptor afterwards`)
  if (needsArgument({ kind }) && !argument) throw new AskedError(`"${word}" needs to know more: ${name}:${kind}=…`)
  if ((isReference({ kind }) || isReferences({ kind })) && !resources.includes(argument!)) throw new AskedError(`"${argument}" is no resource that ${name} could refer to: ${name}:${kind}=hospital`)
  return { name, kind, argument, required: mark === '!' }
}

/** Reads the command's words. Throws an AskedError for names that are taken or malformed, unknown capabilities and kinds. */
export const parse = (words: readonly string[], known: { readonly capabilities: readonly string[]; readonly resources: readonly string[] }): Asked => {
  const option = (name: string): string | undefined => {
    const at = words.indexOf(`--${name}`)
    return at < 0 ? undefined : words[at + 1]
  }
  const [name] = words
  if (!name || name.startsWith('--')) throw new AskedError('Usage: npm run new-resource -- clinic --capability organisations --fields "name:text! phone:text address:longText"')
  if (!identifier.test(name) || reserved.has(name)) throw new AskedError(`"${name}" cannot name a resource: use camelCase, at most 31 letters and digits`)
  if (known.resources.includes(name)) throw new AskedError(`There is a resource "${name}" already: nothing was changed`)
  const capability = option('capability') ?? 'patients'
  if (!known.capabilities.includes(capability)) throw new AskedError(`"${capability}" is no capability: use one of ${known.capabilities.join(', ')}`)
  const fields = (option('fields') ?? 'name:text!').split(/\s+/).filter(Boolean).map(word => parseField(word, [...known.resources, name]))
  const twice = fields.find((field, i) => fields.findIndex(other => other.name === field.name) !== i)
  if (twice) throw new AskedError(`The field "${twice.name}" is there twice`)
  if (!fields.some(isLine)) throw new AskedError('One field of kind text must name the record: name:text!')
  // The first reference to an organisation is the row scope, and a row of no organisation would be seen by hardly anybody.
  const scope = fields.find(field => isReference(field) && field.argument === 'hospital')
  return { name, capability, fields: fields.map(field => (field === scope ? { ...field, required: true } : field)) }
}

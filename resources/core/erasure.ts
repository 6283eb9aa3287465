import type { Field } from './field.ts'
import { isPersonal, isStored, storedFields } from './fields.ts'
import { remembered } from './remembered.ts'
import type { AnyResource } from './resource.ts'
import { stamps } from './stamps.ts'
import { isReference, isReferences, isUpload, isUploads, typeOf } from './typeOf.ts'

type Registry = { readonly [name: string]: AnyResource }

/**
 * What becomes of a record when the person to whom it leads is erased. `remove`: it is removed. `nameless`: it is kept,
 * as accounts are, without what tells who somebody is and whatever somebody said. `{ seal: day }`: a law has it kept
 * for some time, which begins on the latest of these days: it is removed, and a sealed copy, which nothing in the
 * product reads, is kept until then.
 */
export type Erasure<K extends string = string> = 'remove' | 'nameless' | { readonly seal: K }

/** Whether records of the resource stay where they are. */
export const staysNameless = ({ erasure }: Pick<AnyResource, 'erasure'>): boolean => erasure === 'nameless'

/** Resources whose records can be erased, and all whose records lead to those by refs: names. */
export const leadingToErased = remembered((registry: Registry): ReadonlySet<string> => {
  const found = new Set(
    Object.values(registry)
      .filter(({ lifecycle }) => lifecycle?.erase !== undefined)
      .map(({ name }) => name),
  )
  const leads = ({ fields }: AnyResource): boolean =>
    Object.values(fields).some(field => (isReference(field) || isReferences(field)) && found.has(field.to))
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const resource of Object.values(registry)) if (isStored(resource) && leads(resource)) found.add(resource.name)
  }
  return found
})

/** Whether a value may hold what somebody said, or shows somebody. */
export const saysAnything = (field: Field): boolean => {
  const { text, isSecret, isDocument } = typeOf(field)
  return text !== undefined || isSecret === true || isDocument === true || isUpload(field) || isUploads(field)
}

/** Whether the field is emptied where its record is made nameless. */
const isEmptied = (field: Field): boolean => field.personal !== false && (isPersonal(field) || saysAnything(field))

/** The fields that are emptied where a record is made nameless. */
export const emptiedFields = remembered((resource: AnyResource): readonly (readonly [string, Field])[] =>
  storedFields(resource).filter(([name, field]) => !Object.hasOwn(stamps, name) && isEmptied(field)),
)

/**
 * What erasing does to records of a resource. Throws where that is not said, as of one that only the server knows to
 * lead to somebody.
 */
export const erasureOf = ({ name, erasure }: Pick<AnyResource, 'name' | 'erasure'>): Erasure => {
  if (erasure === undefined) throw new TypeError(`${name} does not say what becomes of it when somebody is erased`)
  return erasure
}

import { fieldOf, isStored } from '../fields.ts'
import type { Field } from '../field.ts'
import { isAge, isReference, typeOf } from '../typeOf.ts'
import { found, named, oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'

/** One short value of the record's own that everybody who sees the record may read. */
const isTold = (field: Field): boolean => {
  const { text, refersTo, isSecret, hasRows, isDocument } = typeOf(field)
  const isOwn = typeOf(field).column(field) !== null && refersTo === undefined && !isSecret && !hasRows && !isDocument
  return (isAge(field) || isOwn) && (text === undefined || text === 'line') && field.permission?.read === undefined
}

/** Whom records are about, and what is told of them. */
export const about: readonly Check[] = [
  {
    id: 'R195',
    find(resource, registry) {
      const { name, about: ref, tells = [], fields } = resource
      const field = ref === undefined ? undefined : fieldOf(resource, ref)
      const target = field && isReference(field) ? named(registry, field.to) : undefined
      const people = Object.keys(fields).filter(one => isReference(fields[one]))
      return [
        ...when(
          ref !== undefined && !(field && isReference(field)),
          `${name}.about`,
          `${ref ?? ''} is no ref of ${name}`,
          `about: ${oneOf(people)}`,
        ),
        ...when(
          ref !== undefined && !isStored(resource),
          `${name}.about`,
          'nothing of it is stored',
          `${name} without about`,
        ),
        ...when(
          ref !== undefined && tells.length > 0,
          `${name}.tells`,
          'its pages are headed by another person',
          `${name} without about, or without tells`,
        ),
        ...when(
          target !== undefined && (target.tells ?? []).length === 0,
          `${name}.about`,
          `${target?.name ?? ''} tells nothing behind its name`,
          `${name} without about, or tells: [ … ] on ${target?.name ?? ''}`,
        ),
        ...when(
          ref !== undefined && Object.hasOwn(fields, 'about'),
          `${name}.fields.about`,
          'replies tell there of whom the record is about',
          `${name}About: …`,
        ),
        ...tells
          .filter(one => !fields[one] || !isTold(fields[one]))
          .map(one =>
            found(
              `${name}.tells`,
              `${one} is no short value of its own that everybody may read`,
              `tells: [${Object.keys(fields)
                .filter(other => isTold(fields[other]!))
                .slice(0, 3)
                .map(other => `'${other}'`)
                .join(', ')}]`,
            ),
          ),
      ]
    },
  },
]

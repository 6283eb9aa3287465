import { besideKey, isWritable } from './fields.ts'
import type { Field } from './field.ts'
import type { AnyResource } from './resource.ts'
import { isByAction } from './types/choice/index.ts'
import { isSecret, isUpload, isUploads } from './typeOf.ts'

type Values = Readonly<Record<string, unknown>>

const isCopied = (field: Field, value: unknown): boolean =>
  isWritable(field) &&
  !field.unique &&
  !field.once &&
  field.mask === undefined &&
  !isSecret(field) &&
  !isUpload(field) &&
  !isUploads(field) &&
  !isByAction(field, value)

/**
 * What a new record takes over from one that it begins with, with the labels beside it: nothing that a record has
 * alone, that no form sets, or that the operator may not write. `may` says whether a permission is had.
 */
export const copyOf = (
  resource: AnyResource,
  record: Values,
  may: (permission: string | undefined) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const value = record[name]
      if (
        value === undefined ||
        value === null ||
        !isCopied(field, value) ||
        !may(field.permission?.read) ||
        !may(field.permission?.write)
      )
        return []
      const beside = besideKey(name, field)
      return [
        [name, value],
        ...(beside === undefined || record[beside] === undefined ? [] : [[beside, record[beside]]]),
      ]
    }),
  )

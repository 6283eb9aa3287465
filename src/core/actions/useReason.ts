import { useTranslate } from 'react-admin'
import { useCallback } from 'react'
import { resourceNamed } from '../../../resources/index.ts'
import type { Scalar } from '../../../resources/core/condition.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useFormat } from '../format.ts'
import { placeOf, scopeOf } from '../fieldContext.ts'
import type { FieldContext } from '../fieldContext.ts'
import { written } from '../written.ts'
import type { UnavailableReason } from './rowActions.ts'

/** The field that a condition looks at; `patient.type` stands in the resource that the ref leads to. */
const placeAt = (resource: AnyResource, key: string): FieldContext | undefined => {
  const [name, beyond] = key.split('.') as [string, string | undefined]
  const field = fieldOf(resource, name)
  if (!field || beyond === undefined) return field && placeOf(scopeOf(resource), name, field)
  const target = 'to' in field ? resourceNamed(String(field.to)) : undefined
  return target && placeAt(target, beyond)
}

/** Says in a sentence which field would need which value, or what the server said. */
export const useReason = (resource: AnyResource): ((unavailableReason: UnavailableReason) => string) => {
  const translate = useTranslate()
  const format = useFormat()
  return useCallback(
    clause => {
      if ('said' in clause) return clause.said
      const place = placeAt(resource, clause.key)
      const field = place ? translate(place.label) : clause.key
      const say = (value: Scalar | undefined) => written(value, place, translate, format)
      switch (clause.is) {
        case 'in':
          return translate('app.generator.reason.in', { field, values: format.either(clause.values.map(say)) })
        case 'notIn':
          return translate('app.generator.reason.notIn', { field, values: format.either(clause.values.map(say)) })
        case 'between':
          if (clause.max === undefined) return translate('app.generator.reason.min', { field, min: say(clause.min) })
          if (clause.min === undefined) return translate('app.generator.reason.max', { field, max: say(clause.max) })
          return translate('app.generator.reason.between', { field, min: say(clause.min), max: say(clause.max) })
      }
    },
    [resource, translate, format],
  )
}

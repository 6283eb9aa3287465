import { useTranslate } from 'react-admin'
import { noneIn } from '../../../resources/core/typeOf.ts'
import type { FieldContext } from '../fieldContext.ts'

/** Stands where a value is missing. */
export const Nothing = () => {
  const translate = useTranslate()
  return (
    <span className="nothing" role="img" aria-label={translate('app.generator.nothing')}>
      –
    </span>
  )
}

export const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** Stands where a value is missing, and says what that means where the field has it mean something. */
export const None = ({ place, value }: { readonly place: FieldContext; readonly value: unknown }) => {
  const translate = useTranslate()
  const key = noneIn(place.field, value)
  return key === undefined ? <Nothing /> : <>{translate(key)}</>
}

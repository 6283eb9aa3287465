import { useTranslate } from 'react-admin'
import { setKey } from '../../../resources/core/fields.ts'
import { Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type SecretField = FieldOfType<'secret'>

/** A secret is taken and never answered: there is nothing to show but whether there is one. */
const Cell = ({ place, record }: CellProps<SecretField>) => {
  const translate = useTranslate()
  return record[setKey(place.name)] === true ? <>{translate('app.generator.secret.isSet')}</> : <Nothing />
}

export const secret: TypeView<SecretField> = { Cell }

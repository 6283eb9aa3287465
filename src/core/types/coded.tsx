import { useTranslate } from 'react-admin'
import { optionOf } from '../../../resources/core/types/coded/index.ts'
import { optionKey } from '../fieldContext.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

const Cell = ({ place, record }: CellProps<FieldOfKind<'coded'>>) => {
  const translate = useTranslate()
  const code: unknown = record[place.name]
  if (isNothing(code)) return <Nothing />
  const option = optionOf(place.field, code)
  return <>{option === undefined ? String(code) : translate(optionKey(place, option))}</>
}

export const coded: KindView<FieldOfKind<'coded'>> = { Cell }

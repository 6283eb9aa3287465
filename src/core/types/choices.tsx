import { useTranslate } from 'react-admin'
import { useFormat } from '../format.ts'
import { optionKey } from '../fieldContext.ts'
import { Nothing } from './Nothing.tsx'
import { texts } from './refs.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type ChoicesField = FieldOfKind<'choices'>

const Cell = ({ place, record }: CellProps<ChoicesField>) => {
  const translate = useTranslate()
  const format = useFormat()
  const chosen = texts(record[place.name])
  if (chosen.length === 0) return <Nothing />
  return <>{format.list(chosen.map(one => translate(optionKey(place, one), { _: one })))}</>
}

export const choices: KindView<ChoicesField> = { Cell }

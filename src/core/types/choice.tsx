import { useTranslate } from 'react-admin'
import { optionKey } from '../fieldContext.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import { ToneChip } from './ToneChip.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type ChoiceField = FieldOfType<'choice'>

const Cell = ({ place, record }: CellProps<ChoiceField>) => {
  const translate = useTranslate()
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  const label = translate(optionKey(place, String(value)), { _: String(value) })
  return place.field.tones ? <ToneChip tone={place.field.tones[String(value)]} label={label} /> : <>{label}</>
}

export const choice: TypeView<ChoiceField> = { Cell }

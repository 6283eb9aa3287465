import { useTranslate } from 'react-admin'
import { useFormat } from '../format.ts'
import { valueText } from '../valueText.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, TypeView } from './view.ts'

/** So many characters stand in one line, however narrow the table is. */
const mostInLine = 28

/** The words that the field's type has for the value. */
const Cell = ({ place, record, room }: CellProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const value: unknown = record[place.name] ?? record[place.labelledBy]
  const text = isNothing(value) ? '' : valueText(value, place, translate, format, record[place.labelledBy])
  if (text === '') return <Nothing />
  return room === 'line' && text.length > mostInLine ? <span className="two-lines">{text}</span> : <>{text}</>
}

/** How types are shown that have no cell of their own. */
export const formatted: Readonly<Record<'text' | 'number', TypeView>> = {
  text: { Cell },
  number: { Cell, align: 'right' },
}

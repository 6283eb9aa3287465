import { bytesText } from '../bytesText.ts'
import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps } from './view.ts'

/** A number of bytes, as people say a size. */
export const BytesCell = ({ place, record }: CellProps) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) || value === 0 ? <Nothing /> : <>{bytesText(Number(value), format)}</>
}

import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type JsonField = FieldOfType<'json'>

export const written = (value: unknown): string => (isNothing(value) ? '' : JSON.stringify(value, null, 2))

const Cell = ({ place, record, room }: CellProps<JsonField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  if (room === 'line') return <code className="one-line">{JSON.stringify(value)}</code>
  return (
    <pre className="json" tabIndex={0}>
      {written(value)}
    </pre>
  )
}

export const json: TypeView<JsonField> = { Cell, wide: true }

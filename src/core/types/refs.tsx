import { useFormat } from '../format.ts'
import { isOutOfReach } from '../isOutOfReach.ts'
import { RecordLink } from '../RecordLink.tsx'
import { None } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type RefsField = FieldOfType<'refs'>

export const ids = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const Cell = ({ place, record, room }: CellProps<RefsField>) => {
  const format = useFormat()
  const chosen = ids(record[place.name])
  const labels = texts(record[place.labelledBy])
  if (chosen.length === 0) return <None place={place} value={record[place.name]} />
  const nameOf = (id: number, at: number): string => labels[at] ?? `#${id}`
  if (room === 'line')
    return (
      <span className="two-lines">
        {format.list(chosen.slice(0, 3).map(nameOf))}
        {chosen.length > 3 ? ` +${chosen.length - 3}` : ''}
      </span>
    )
  return (
    <span className="chips">
      {chosen.map((id, at) => (
        <span key={id} className="tone-chip">
          {isOutOfReach(record, place.name) ? (
            nameOf(id, at)
          ) : (
            <RecordLink resource={place.field.to} id={id}>
              {nameOf(id, at)}
            </RecordLink>
          )}
        </span>
      ))}
    </span>
  )
}

export const refs: TypeView<RefsField> = { Cell }

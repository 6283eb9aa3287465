import type { MouseEvent } from 'react'
import { InnerLink } from '../InnerLink.tsx'
import { useFormat } from '../format.ts'
import { useCanSee } from '../rights.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type CountField = FieldOfType<'count'>

/** How many there are, leading to the list of them where one may see it. */
const Cell = ({ place, record }: CellProps<CountField>) => {
  const format = useFormat()
  const canSee = useCanSee()
  const { of, by } = place.field
  const total = Number(record[place.name] ?? 0)
  if (total === 0 || !canSee(of, 'list')) return <>{format.number(total)}</>
  const search = new URLSearchParams({
    filter: JSON.stringify({ [by]: record.id }),
    displayedFilters: JSON.stringify({ [by]: true }),
  })
  return (
    <InnerLink to={`/${of}?${search}`} className="record-link" onClick={(event: MouseEvent) => event.stopPropagation()}>
      {format.number(total)}
    </InnerLink>
  )
}

export const count: TypeView<CountField> = { Cell, align: 'right' }

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent, DragMoveEvent, DragStartEvent, UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useLocale, useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import type { ResourceView } from '../resourceView.ts'
import { recordLabel } from '../recordLabel.ts'
import { projected } from './moves.ts'
import { SortableRow } from './SortableRow.tsx'
import { below } from './treeOf.ts'
import { indent } from './TreeRow.tsx'
import { TreeTable, useTreeColumns } from './TreeTable.tsx'
import type { Arrange } from './useArrange.ts'
import type { ShownTree } from './useTree.ts'

interface Dragged {
  readonly id: number
  readonly over: number
  /** Levels that it was drawn sideways. */
  readonly levels: number
}

/**
 * A tree whose rows are dragged up and down, and sideways to another level; arrow keys on a row's handle do the same.
 */
export const SortableTree = ({
  blueprint,
  tree,
  arrange,
}: {
  blueprint: ResourceView
  tree: ShownTree
  arrange: Arrange
}) => {
  const translate = useTranslate()
  const locale = useLocale()
  const isLevel = blueprint.resource.tree === undefined
  const levelsOf = (sideways: number): number => (isLevel ? 0 : Math.round(sideways / indent))
  const columns = useTreeColumns(blueprint)
  const [dragged, setDragged] = useState<Dragged>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  // What hangs below a dragged node goes with it, out of sight.
  const rows = useMemo(() => {
    const node = dragged && tree.whole.byId.get(dragged.id)
    if (!node) return tree.rows
    const along = new Set(below(node))
    return tree.rows.filter(row => !along.has(row))
  }, [tree, dragged])
  const destination = (one: Dragged | undefined) => {
    const node = one && tree.whole.byId.get(one.id)
    const over = one && tree.whole.byId.get(one.over)
    return node && over && rows.includes(over) ? projected(rows, node, over, one.levels) : undefined
  }
  const landing = destination(dragged)

  const nameOf = (id: UniqueIdentifier): string => {
    const node = tree.whole.byId.get(Number(id))
    return node ? recordLabel(blueprint.resource, node.record, locale) : ''
  }
  // A pointer moves sixty times a second, and most of that leads nowhere else.
  const follow = ({ active, over, delta }: DragMoveEvent) =>
    setDragged(before => {
      const now = { id: Number(active.id), over: Number(over?.id ?? active.id), levels: levelsOf(delta.x) }
      return before && before.id === now.id && before.over === now.over && before.levels === now.levels ? before : now
    })
  const drop = ({ active, over, delta }: DragEndEvent) => {
    const end = destination({ id: Number(active.id), over: Number(over?.id ?? active.id), levels: levelsOf(delta.x) })
    const node = tree.whole.byId.get(Number(active.id))
    setDragged(undefined)
    const parent = end?.parent?.id ?? null
    if (over && node && end)
      void arrange.move(node.id, ({ byId }) => ({
        parent: parent === null ? null : (byId.get(parent) ?? null),
        index: end.index,
      }))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }: DragStartEvent) =>
        setDragged({ id: Number(active.id), over: Number(active.id), levels: 0 })
      }
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{
        screenReaderInstructions: { draggable: translate(`app.generator.tree.${isLevel ? 'orderKeys' : 'moveKeys'}`) },
        announcements: {
          onDragStart: ({ active }) => translate('app.generator.tree.dragging', { name: nameOf(active.id) }),
          onDragOver: () => undefined,
          onDragEnd: ({ active }) => translate('app.generator.tree.dropped', { name: nameOf(active.id) }),
          onDragCancel: ({ active }) => translate('app.generator.tree.cancelled', { name: nameOf(active.id) }),
        },
      }}
    >
      <SortableContext items={rows.map(row => row.id)} strategy={verticalListSortingStrategy}>
        <TreeTable blueprint={blueprint} tree={tree}>
          {rows.map(node => (
            <SortableRow
              key={node.id}
              blueprint={blueprint}
              tree={tree}
              node={node}
              columns={columns}
              arrange={arrange}
              {...(landing && dragged?.id === node.id ? { depth: landing.depth } : {})}
            />
          ))}
        </TreeTable>
      </SortableContext>
    </DndContext>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useNotify, useTranslate } from 'react-admin'
import { useCallback, useRef, useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useTell } from '../actions/useTell.ts'
import { useProvider } from '../provider.ts'
import { recordLabel } from '../recordLabel.ts'
import { useCanSee } from '../rights.tsx'
import { applied, arranged } from './moves.ts'
import type { Destination, Fields } from './moves.ts'
import { treeKey } from './records.ts'
import type { Found } from './records.ts'
import { siblings, treeOf } from './treeOf.ts'
import type { Tree, TreeNode } from './treeOf.ts'

/** Where a resource keeps its order; undefined where it has none or the operator may not change it. */
export const useOrderFields = (resource: AnyResource): Fields | undefined => {
  const canSee = useCanSee()
  const { tree, order } = resource
  if (order === undefined || !resource.actions['sort'] || !canSee(resource.name, 'sort')) return undefined
  return { tree, order, max: (resource.fields[order] as { max?: number } | undefined)?.max ?? 2_147_483_647 }
}

/** Where a node is to go in the tree as it then is; undefined where there is no way. */
export type Decide = (tree: Tree, node: TreeNode) => Destination | undefined

/** The last move that was stored. */
export interface Moved {
  /** Where it led, in words. */
  readonly said: string
  /** Moves the record to where it stood, by a move like any other; undefined where that has just been done. */
  readonly takeBack: (() => void) | undefined
}

export interface Arrange {
  /** Moves a record as soon as the moves before it are stored. */
  readonly move: (id: number, decide: Decide) => Promise<void>
  readonly moved: Moved | undefined
  /** The way back is no longer offered. */
  readonly forget: () => void
}

/** Those that stand below a superior, or at the top, beside a node. */
const others = (tree: Tree, parent: TreeNode | null, node: TreeNode): readonly TreeNode[] =>
  (parent ? parent.children : tree.roots).filter(one => one !== node)

/** Where a node stands, as a destination in whatever the tree is by then; no way where its superior is gone. */
const placeOf = (tree: Tree, node: TreeNode): Decide => {
  const superior = node.parent?.id
  const index = siblings(tree, node).indexOf(node)
  return (now, moved) => {
    const parent = superior === undefined ? null : now.byId.get(superior)
    return parent === undefined ? undefined : { parent, index: Math.min(index, others(now, parent, moved).length) }
  }
}

/**
 * Focus goes along with what was moved: a browser drops it where a row changes its place. Whoever went on elsewhere
 * meanwhile keeps it.
 */
const focusHandle = (id: number): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus()
}

/**
 * Moves records in their tree: shown at once, stored in one call, and taken back with the reason where the server
 * refuses.
 */
export const useArrange = (resource: AnyResource, fields: Fields | undefined): Arrange => {
  const provider = useProvider()
  const queries = useQueryClient()
  const translate = useTranslate()
  const locale = useLocale()
  const tell = useTell()
  const notify = useNotify()
  const [moved, setMoved] = useState<Moved>()
  const last = useRef<Promise<void>>(Promise.resolve())

  // What takes a move back offers no way back itself, and says so where there is none.
  const run = useCallback(
    async (id: number, decide: Decide, takeBack?: (place: Decide) => void): Promise<void> => {
      const key = treeKey(resource)
      const before = queries.getQueryData<Found>(key)
      if (!fields || !before) return
      const tree = treeOf(before.records, fields.tree)
      const node = tree.byId.get(id)
      const destination = node && decide(tree, node)
      const changed = node && destination ? arranged(tree, node, destination, fields) : []
      if (takeBack === undefined && (!node || !destination)) notify('app.generator.tree.noWayBack', { type: 'warning' })
      if (!node || !destination || changed.length === 0) return
      try {
        await queries.cancelQueries({ queryKey: key, exact: true })
        queries.setQueryData<Found>(key, { ...before, records: applied(before.records, changed, fields.order) })
        const rows = changed.map(record => ({
          id: record.id,
          version: record['version'] as unknown,
          [fields.order]: record[fields.order] as unknown,
          ...(fields.tree === undefined ? {} : { [fields.tree]: (record[fields.tree] as unknown) ?? null }),
        }))
        // One record alone on one level is a change of that record; several go together, and in a tree two moves could
        // make a circle.
        const [only] = rows
        if (fields.tree === undefined && only && rows.length === 1)
          await provider.update(resource.name, {
            id: only.id,
            data: only,
            previousData: tree.byId.get(Number(only.id))!.record,
          })
        else await provider.act(resource.name, 'sort', { rows })
        const { parent, index } = destination
        const count = others(tree, parent, node).length + 1
        const names = { name: recordLabel(resource, node.record, locale), place: index + 1, count }
        const said = parent
          ? translate('app.generator.tree.movedBelow', {
              ...names,
              superior: recordLabel(resource, parent.record, locale),
            })
          : translate(`app.generator.tree.${fields.tree === undefined ? 'moved' : 'movedToRoot'}`, names)
        const place = placeOf(tree, node)
        setMoved({ said, takeBack: takeBack && (() => takeBack(place)) })
      } catch (error) {
        queries.setQueryData(key, before)
        setMoved(undefined)
        tell(error)
      } finally {
        void queries.invalidateQueries({
          queryKey: [resource.name],
          predicate: ({ queryKey }) => queryKey[1] !== key[1],
        })
        // The next move needs the versions that this one left.
        await queries.invalidateQueries({ queryKey: key, exact: true })
      }
    },
    [resource, fields, provider, queries, translate, locale, tell, notify],
  )

  const move = useCallback(
    (id: number, decide: Decide): Promise<void> => {
      const next = (where: Decide, takeBack?: (place: Decide) => void): Promise<void> => {
        last.current = last.current.then(() => run(id, where, takeBack)).then(() => focusHandle(id))
        return last.current
      }
      return next(decide, place => void next(place))
    },
    [run],
  )
  const forget = useCallback(() => setMoved(undefined), [])

  return { move, moved, forget }
}

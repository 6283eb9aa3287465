import { Alert, Box, LinearProgress } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { lazy, Suspense } from 'react'
import { errorText } from '../actions/outcome.ts'
import type { Blueprint } from '../blueprint.ts'
import { EmptyList } from '../list/EmptyList.tsx'
import { NoResults } from '../list/NoResults.tsx'
import { TreeHeader } from './TreeHeader.tsx'
import { TreeTable } from './TreeTable.tsx'
import { useArrange, useOrderFields } from './useArrange.ts'
import { useTree } from './useTree.ts'

const Sortable = lazy(async () => ({ default: (await import('./SortableTree.tsx')).SortableTree }))

/** The list of a resource as a tree: what stands below what, in its order, which is changed by dragging or by keys. */
export const TreeView = ({ blueprint }: { blueprint: Blueprint }) => {
  const { resource } = blueprint
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const tree = useTree(resource)
  const fields = useOrderFields(resource)
  const arrange = useArrange(resource, tree.whole, fields)
  const isFiltered = Object.keys(filterValues).length > 0
  if (tree.error) return <Alert severity="error" sx={{ m: 1 }}>{translate(errorText(tree.error), { _: errorText(tree.error) })}</Alert>
  if (tree.isPending) return <LinearProgress aria-label={translate('ra.page.loading')} />
  if (tree.rows.length === 0) return isFiltered ? <NoResults /> : <EmptyList resource={resource} />
  const table = <TreeTable blueprint={blueprint} tree={tree} />
  return (
    <>
      <TreeHeader tree={tree} note={fields && isFiltered ? 'app.generator.tree.filtered' : undefined} />
      {fields && !isFiltered
        ? <Suspense fallback={table}><Sortable blueprint={blueprint} tree={tree} arrange={arrange} /></Suspense>
        : table}
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}>{arrange.said}</Box>
    </>
  )
}

import { Alert } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { useErrorText } from '../actions/useErrorText.ts'
import { useAreThere } from '../later.tsx'
import { cellsOf } from '../resourceView.ts'
import type { ResourceView } from '../resourceView.ts'
import { EmptyList } from '../list/EmptyList.tsx'
import { NoResults } from '../list/NoResults.tsx'
import { MovedMessage } from './MovedMessage.tsx'
import { SortableTree } from './SortableTree.tsx'
import { Waiting } from '../Waiting.tsx'
import { TreeHeader } from './TreeHeader.tsx'
import { TreeTable } from './TreeTable.tsx'
import { useArrange, useOrderFields } from './useArrange.ts'
import { useTree } from './useTree.ts'

/** The list of a resource as a tree: what stands below what, in its order, which is changed by dragging or by keys. */
export const TreeView = ({ blueprint }: { blueprint: ResourceView }) => {
  const { resource } = blueprint
  const translate = useTranslate()
  const textOf = useErrorText()
  const { filterValues } = useListContext()
  const tree = useTree(resource)
  const fields = useOrderFields(resource)
  const arrange = useArrange(resource, fields)
  const areCellsThere = useAreThere(useMemo(() => cellsOf(blueprint), [blueprint]))
  const isFiltered = Object.keys(filterValues).length > 0
  if (tree.error)
    return (
      <Alert severity="error" sx={{ m: 1 }}>
        {textOf(tree.error)}
      </Alert>
    )
  if (tree.isPending || !areCellsThere) return <Waiting label={translate('ra.page.loading')} />
  if (tree.rows.length === 0) return isFiltered ? <NoResults /> : <EmptyList resource={resource} />
  return (
    <>
      <TreeHeader
        tree={tree}
        isLevel={resource.tree === undefined}
        note={fields && isFiltered ? 'app.generator.tree.filtered' : undefined}
      />
      {fields && !isFiltered ? (
        <SortableTree blueprint={blueprint} tree={tree} arrange={arrange} />
      ) : (
        <TreeTable blueprint={blueprint} tree={tree} />
      )}
      <MovedMessage moved={arrange.moved} onClose={arrange.forget} />
    </>
  )
}

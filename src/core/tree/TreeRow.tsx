import AddIcon from '@mui/icons-material/Add'
import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, IconButton, TableCell, TableRow } from '@mui/material'
import { RecordContextProvider, useLocale, useTranslate } from 'react-admin'
import { memo } from 'react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { RowActions } from '../actions/RowActions.tsx'
import type { ResourceView, FieldView } from '../resourceView.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { RowLink } from '../list/RowLink.tsx'
import { createPath } from '../paths.ts'
import { recordLabel } from '../recordLabel.ts'
import { useCanSee } from '../rights.tsx'
import { siblings } from './treeOf.ts'
import type { TreeNode } from './treeOf.ts'
import type { ShownTree } from './useTree.ts'

/** Levels beyond this many are not drawn further in: what is written must stay in sight. */
const deepestIndent = 12
/** Width of one level, in pixels. */
export const indent = 22

export interface TreeRowProps {
  readonly blueprint: ResourceView
  readonly tree: ShownTree
  readonly node: TreeNode
  readonly columns: readonly FieldView[]
  /** How deep it is drawn, where that is not where it stands: while it is dragged. */
  readonly depth?: number
  /** What it is dragged by. */
  readonly handle?: ReactNode
  readonly rowRef?: Ref<HTMLTableRowElement>
  readonly style?: React.CSSProperties
}

const Toggle = ({ tree, node, name }: { tree: ShownTree; node: TreeNode; name: string }) => {
  const translate = useTranslate()
  if (node.children.length === 0) return <Box component="span" sx={{ width: 28, flexShrink: 0 }} />
  const isOpen = tree.isOpen(node)
  return (
    <IconButton
      size="small"
      disabled={tree.found !== undefined}
      onClick={() => tree.toggle(node)}
      sx={{ p: 0.5 }}
      aria-label={translate(`app.generator.tree.${isOpen ? 'collapse' : 'expand'}`, { name })}
      aria-expanded={isOpen}
    >
      {isOpen ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
    </IconButton>
  )
}

/** The way to a new record below this one. */
const AddBelow = ({
  blueprint: { resource },
  node,
  name,
}: {
  blueprint: ResourceView
  node: TreeNode
  name: string
}) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  if (
    resource.tree === undefined ||
    !resource.actions['create'] ||
    !canSee(resource.name, 'create') ||
    node.record['deleted'] === true
  )
    return null
  const label = translate('app.generator.tree.addBelow', { name })
  const source = encodeURIComponent(JSON.stringify({ [resource.tree]: node.id }))
  return (
    <IconButton
      component={Link}
      to={`${createPath(resource.name)}?source=${source}`}
      size="small"
      aria-label={label}
      title={label}
    >
      <AddIcon fontSize="small" />
    </IconButton>
  )
}

/** What stands in a row. While one is dragged all rows move, and none says anything else. */
const Cells = memo(
  ({ blueprint, tree, node, columns, depth = node.depth, handle }: Omit<TreeRowProps, 'rowRef' | 'style'>) => {
    const locale = useLocale()
    const { resource } = blueprint
    const { record } = node
    const name = recordLabel(resource, record, locale)
    const isHit = tree.found?.has(node.id) ?? true
    return (
      <RecordContextProvider value={record}>
        <TableCell>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              pl: `${Math.min(depth, deepestIndent) * indent}px`,
              fontWeight: isHit ? undefined : 400,
              opacity: isHit ? 1 : 0.75,
            }}
          >
            {handle}
            <Toggle tree={tree} node={node} name={name} />
            <RowLink resource={resource} record={record}>
              {name}
            </RowLink>
          </Box>
        </TableCell>
        {columns.map(shown => (
          <TableCell key={shown.name} align={shown.view.align ?? 'left'}>
            <FieldCell place={shown} record={record} room="line" />
          </TableCell>
        ))}
        <TableCell className="tree-actions">
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center' }}>
            <AddBelow blueprint={blueprint} node={node} name={name} />
            <RowActions resource={resource} />
          </Box>
        </TableCell>
      </RecordContextProvider>
    )
  },
)
Cells.displayName = 'Cells'

/** One node: its name as deep as it stands, its columns, and what can be done with it. */
export const TreeRow = ({ rowRef, style, ...shown }: TreeRowProps) => {
  const { tree, node } = shown
  const all = siblings(tree.whole, node)
  return (
    <TableRow
      hover
      ref={rowRef}
      style={style}
      data-row={node.id}
      aria-level={node.depth + 1}
      aria-posinset={all.indexOf(node) + 1}
      aria-setsize={all.length}
      aria-expanded={node.children.length > 0 ? tree.isOpen(node) : undefined}
    >
      <Cells {...shown} />
    </TableRow>
  )
}

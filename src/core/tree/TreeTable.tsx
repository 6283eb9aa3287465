import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { labelParts } from '../../../resources/core/label.ts'
import type { ResourceView, FieldView } from '../resourceView.ts'
import { moveBetweenRows } from '../list/keys.ts'
import { useChosenColumns } from '../list/useChosenColumns.ts'
import { resourceName } from '../resourceName.ts'
import { TreeRow } from './TreeRow.tsx'
import type { ShownTree } from './useTree.ts'

/** The columns beside the name: the tree itself says what a record is called and what it stands below. */
export const useTreeColumns = (blueprint: ResourceView): readonly FieldView[] => {
  const { label, tree } = blueprint.resource
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const columns = useChosenColumns(blueprint)
  return useMemo(
    () => (isNarrow ? [] : columns.filter(({ name }) => name !== label && name !== `${label}En` && name !== tree)),
    [columns, isNarrow, label, tree],
  )
}

/** Left and right shut and open the node whose name is focused. */
const openByKeys =
  (tree: ShownTree) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    moveBetweenRows(event)
    if (
      (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') ||
      event.defaultPrevented ||
      !(event.target as HTMLElement).matches('[data-row-link]')
    )
      return
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    const node = tree.whole.byId.get(Number(row?.dataset['row']))
    if (!node || node.children.length === 0 || tree.isOpen(node) === (event.key === 'ArrowRight')) return
    event.preventDefault()
    tree.toggle(node)
  }

// The actions stay in sight while the columns scroll below them.
const look = {
  '& td, & th': { whiteSpace: 'nowrap', px: 1.25 },
  '& td:first-of-type': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: 'anywhere' },
  '& .tree-actions': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    textAlign: 'right',
    boxShadow: (theme: Theme) => `inset 1px 0 0 ${theme.palette.divider}`,
  },
  '& td.tree-actions': { bgcolor: 'background.paper' },
}

interface TreeTableProps {
  readonly blueprint: ResourceView
  readonly tree: ShownTree
  /** The rows, where they are more than plain ones. */
  readonly children?: ReactNode
}

/** A table whose rows are nodes of a tree; each says its level, its place, and whether it is open. */
export const TreeTable = ({ blueprint, tree, children }: TreeTableProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { resource, fields } = blueprint
  const columns = useTreeColumns(blueprint)
  const own = labelParts(resource)[0]!
  const naming = (locale === 'zh' ? undefined : fields[`${own}En`]) ?? fields[own]!
  return (
    <TableContainer>
      <Table
        size="small"
        role="treegrid"
        aria-label={resourceName(translate, resource.name, 2)}
        onKeyDown={openByKeys(tree)}
        sx={look}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate(naming.label)}</TableCell>
            {columns.map(({ name, label, view }) => (
              <TableCell key={name} align={view.align ?? 'left'}>
                {translate(label)}
              </TableCell>
            ))}
            <TableCell className="tree-actions">{translate('app.generator.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {children ??
            tree.rows.map(node => (
              <TreeRow key={node.id} blueprint={blueprint} tree={tree} node={node} columns={columns} />
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

import LockOutlined from '@mui/icons-material/LockOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { Box, Checkbox, Typography } from '@mui/material'
import type { CheckboxProps } from '@mui/material'
import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { TreeItem } from '@mui/x-tree-view/TreeItem'
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem'
import { createContext, forwardRef, memo, useContext, useMemo } from 'react'
import { isLocked, leavesOf, reticked, selectedIn, stateOf } from './ticks.ts'
import type { TickNode, TickState } from './ticks.ts'

interface Shown {
  readonly node: TickNode
  readonly state: TickState
  /** `3 / 9` of a group; none of a leaf. */
  readonly count: string | undefined
}

const Ticks = createContext<ReadonlyMap<string, Shown>>(new Map())

const shownIn = (nodes: readonly TickNode[], ticked: ReadonlySet<string>): [string, Shown][] =>
  nodes.flatMap(node => {
    const leaves = leavesOf([node])
    const count = node.children?.length
      ? `${leaves.filter(leaf => ticked.has(leaf.id)).length} / ${leaves.length}`
      : undefined
    return [
      [node.id, { node, state: stateOf(node, ticked), count }] as [string, Shown],
      ...shownIn(node.children ?? [], ticked),
    ]
  })

type TickBoxProps = CheckboxProps & { readonly visible?: boolean; readonly state?: TickState }

/**
 * The tree view leaves locked leaves out of account; here a group shows what is ticked below it, whoever may change it.
 */
const TickBox = forwardRef<HTMLButtonElement, TickBoxProps>(
  ({ visible: _visible, state, checked: _checked, indeterminate: _indeterminate, ...props }, ref) => (
    <Checkbox
      {...props}
      ref={ref}
      size="small"
      checked={state === 'all'}
      indeterminate={state === 'some'}
      sx={{ p: 0.25 }}
    />
  ),
)

const Remark = ({
  Icon,
  text,
  tone,
}: {
  Icon: typeof LockOutlined
  text: string
  tone: 'warning.main' | 'text.secondary'
}) => (
  <Typography
    component="span"
    variant="caption"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: tone }}
  >
    <Icon sx={{ fontSize: '1rem' }} aria-hidden />
    {text}
  </Typography>
)

const Label = ({ node, count }: Shown) => (
  <Box
    component="span"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, py: 0.25, overflowWrap: 'anywhere' }}
  >
    <span>{node.label}</span>
    {count && (
      <Typography component="span" variant="caption" color="text.secondary">
        {count}
      </Typography>
    )}
    {node.note && <Remark Icon={WarningAmberOutlined} text={node.note} tone="warning.main" />}
    {node.locked && <Remark Icon={LockOutlined} text={node.locked} tone="text.secondary" />}
  </Box>
)

const slots = { checkbox: TickBox }

type ItemProps = TreeItemProps & Partial<Shown>

/** Of hundreds of items one tick changes a few: the others are not drawn anew. */
const TickItem = memo(
  forwardRef<HTMLLIElement, ItemProps>(({ node, state, count, ...props }, ref) => (
    <TreeItem
      {...props}
      ref={ref}
      label={node && state ? <Label node={node} state={state} count={count} /> : props.label}
      slots={slots}
      slotProps={{ checkbox: { state } as object }}
    />
  )),
)

const Item = forwardRef<HTMLLIElement, TreeItemProps>((props, ref) => (
  <TickItem {...props} {...useContext(Ticks).get(props.itemId)} ref={ref} />
))

export interface TickTreeProps {
  /** The nodes in sight. */
  readonly nodes: readonly TickNode[]
  /** Ids of all ticked leaves, in sight or not. */
  readonly ticked: ReadonlySet<string>
  readonly onChange: (ticked: ReadonlySet<string>) => void
  readonly expanded: readonly string[]
  readonly onExpand: (ids: readonly string[]) => void
  /** What the tree is called for those who cannot see it. */
  readonly label: string
}

/** A tree of check boxes with three states. It is loaded when it is first shown. */
export const TickTree = ({ nodes, ticked, onChange, expanded, onExpand, label }: TickTreeProps) => {
  const shown = useMemo(() => new Map(shownIn(nodes, ticked)), [nodes, ticked])
  const selected = useMemo(() => selectedIn(nodes, ticked), [nodes, ticked])
  return (
    <Ticks.Provider value={shown}>
      <RichTreeView<TickNode, true>
        items={nodes as TickNode[]}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        disabledItemsFocusable
        isItemDisabled={isLocked}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => onChange(reticked(nodes, ticked, new Set(ids)))}
        expandedItems={expanded as string[]}
        onExpandedItemsChange={(_, ids) => onExpand(ids)}
        slots={{ item: Item }}
        aria-label={label}
        itemChildrenIndentation={24}
      />
    </Ticks.Provider>
  )
}

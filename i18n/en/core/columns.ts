import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/columns.ts'

/** How the columns of a list are arranged. */
export default {
  search: 'Find a column',
  found: 'There is no such column',
  edge: 'Drag to change the width of “%{column}”; double-click to fit what stands in it',
  move: 'Move “%{column}”',
  keys: 'Drag, or use the arrow keys: up and down change the order, left and right the width.',
  moved: '“%{column}” is now column %{place} of %{count}',
  sized: '“%{column}” is now %{width} pixels wide',
  unset: 'Automatic width for “%{column}”',
  dragging: 'Moving “%{column}”',
  dropped: '“%{column}” was dropped',
  cancelled: '“%{column}” stays where it was',
  density: 'Row spacing',
  comfortable: 'Comfortable',
  compact: 'Compact',
  reset: 'Reset',
} satisfies Same<typeof zh>

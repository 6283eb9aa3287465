import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/tree.ts'

/** Texts of lists that are shown otherwise than by rows. */
export default {
  view: 'View',
  tree: 'Tree',
  flat: 'List',
  order: 'Order',
  calendar: 'Calendar',
  board: 'Board',
  orderKeys: 'Drag, or change the order with the arrow keys up and down.',
  moved: '%{name} is now number %{place} of %{count}',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  expand: 'Expand %{name}',
  collapse: 'Collapse %{name}',
  addBelow: 'New one below %{name}',
  move: 'Move %{name}',
  up: 'Move up',
  down: 'Move down',
  in: 'Move into the one above',
  out: 'Move out, behind its superior',
  moveKeys:
    'Drag, or move with the arrow keys: up and down change the order, right moves into the one above, left moves out behind the superior.',
  movedBelow: '%{name} is now below %{superior}, number %{place} of %{count}',
  movedToRoot: '%{name} is now at the top level, number %{place} of %{count}',
  dragging: 'Moving %{name}',
  dropped: '%{name} was dropped',
  cancelled: '%{name} stays where it was',
  noWayBack: 'It cannot go back: it has been deleted meanwhile, or what it stood below has',
  filtered: 'Nothing can be moved while you search. Clear the search to change the order.',
  cut: 'There are too many records for the tree to show them all. Use the flat list, or search.',
  root: 'None (top level)',
  goesToo: 'The one record below it is deleted as well. |||| The %{smart_count} records below it are deleted as well.',
} satisfies Same<typeof zh>

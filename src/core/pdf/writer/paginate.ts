import type { Mark } from '../Report.ts'

/** Something that is never cut; its marks are measured from its own upper edge. */
export interface Block {
  readonly height: number
  readonly marks: readonly Mark[]
  /** Free space above, which is dropped at the top of a page. */
  readonly gap?: number
  /** Stays on the page of the block behind it. */
  readonly isWithNext?: boolean
  /** Stands again at the top of a page that begins with this block: the head of its table. */
  readonly head?: Block
}

/** Marks of one page, from the upper edge of its text area. */
export type Placed = readonly Mark[]

/** Moves a mark down. */
export const lowered = (mark: Mark, by: number): Mark =>
  'points' in mark
    ? { ...mark, points: mark.points.map(({ x, y }) => ({ x, y: y + by })) }
    : { ...mark, y: mark.y + by }

/** Runs of blocks that stay together. */
const groupsOf = (blocks: readonly Block[]): Block[][] => {
  const groups: Block[][] = []
  let isOpen = false
  for (const block of blocks) {
    if (isOpen) groups.at(-1)!.push(block)
    else groups.push([block])
    isOpen = block.isWithNext === true
  }
  return groups
}

const heightOf = (group: readonly Block[], isAtTop: boolean): number =>
  group.reduce((sum, { height, gap = 0 }, at) => sum + height + (isAtTop && at === 0 ? 0 : gap), 0)

/**
 * Fills pages: `room` is the height of the text area of a page, from 0. A block is never cut, and stands beside the
 * next where it says so, as long as both fit on a page at all.
 */
export const paginate = (blocks: readonly Block[], room: (page: number) => number): Placed[] => {
  const pages: Mark[][] = [[]]
  let used = 0
  const put = (block: Block): void => {
    const top = used === 0 ? 0 : used + (block.gap ?? 0)
    pages.at(-1)!.push(...block.marks.map(mark => lowered(mark, top)))
    used = top + block.height
  }
  const turn = (first: Block): void => {
    pages.push([])
    used = 0
    if (first.head) put(first.head)
  }
  const fits = (group: readonly Block[]): boolean => used + heightOf(group, used === 0) <= room(pages.length - 1)
  for (const group of groupsOf(blocks)) {
    if (!fits(group) && used > 0) turn(group[0]!)
    for (const block of group) {
      if (!fits([block]) && used > 0) turn(block)
      put(block)
    }
  }
  return pages
}

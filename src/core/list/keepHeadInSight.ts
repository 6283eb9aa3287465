/**
 * Says on a table's box whether the table is wider than that. One that fits scrolls with its page, its head staying
 * below the bars; a wider one scrolls sideways in its box, and a head stays in sight only of what scrolls in both
 * directions. It is said before anything is painted.
 */
export const keepHeadInSight = (box: HTMLElement | null): (() => void) | undefined => {
  const table = box?.firstElementChild
  if (!box || !table || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => {
    box.toggleAttribute('data-wide', table.scrollWidth > box.clientWidth)
  })
  observer.observe(box)
  observer.observe(table)
  return () => observer.disconnect()
}

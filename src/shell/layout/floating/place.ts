/** Pixels from the left upper corner of the window. */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0))

/** The nearest place at which a box lies within the window; one that does not fit begins at its edge. */
export const inside = ({ x, y }: Place, box: Size, view: Size): Place => ({
  x: Math.round(within(x, view.width - box.width)),
  y: Math.round(within(y, view.height - box.height)),
})

/** Where a box is put at first: in the middle, and in the upper part of the window. */
export const middle = (box: Size, view: Size): Place =>
  inside({ x: (view.width - box.width) / 2, y: (view.height - box.height) / 3 }, box, view)

const step = 24
const leap = 4 * step

const arrows: { readonly [key: string]: Place } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where an arrow key moves a box to, farther with Shift; undefined for any other key. */
export const movedBy = (key: string, isFar: boolean, { x, y }: Place): Place | undefined => {
  const arrow = Object.hasOwn(arrows, key) ? arrows[key] : undefined
  const distance = isFar ? leap : step
  return arrow && { x: x + arrow.x * distance, y: y + arrow.y * distance }
}

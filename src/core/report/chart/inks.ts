import { dark, light } from '../../palette.ts'
import type { Palette } from '../../palette.ts'

/**
 * Colours of series, in an order in which neighbours stay apart for colour-blind eyes; each has a contrast of at least
 * 3 with its ground. Patterns and shapes tell them apart besides, as on paper without colour.
 */
const seriesColours = {
  light: ['#0b6fa4', '#c2500a', '#0e7f5c', '#8f3f87', '#8a6d00', '#4b5fc0', '#a8324a', '#2f6f73'],
  dark: ['#5cb8ec', '#ff9d5c', '#4fd1a5', '#e29ad8', '#e6c65a', '#a9b4ff', '#ff9aa5', '#8fd3d6'],
} as const

/** How many series have a colour of their own; those after them begin anew, with another pattern. */
export const colours = seriesColours.light.length

const variablesOf = (palette: Palette): Readonly<Record<`--${string}`, string>> => ({
  '--chart-ink': palette.ink,
  '--chart-soft': palette.soft,
  '--chart-line': palette.line,
  '--chart-paper': palette.paper,
  '--chart-rest': palette.soft,
  ...Object.fromEntries(seriesColours[palette.mode].map((colour, at) => [`--chart-series-${at}`, colour])),
})

/**
 * Colours as variables of the drawing, so that the same one serves the page in light and dark, paper, and a picture.
 */
export const lightInks = variablesOf(light)
export const darkInks = variablesOf(dark)

export const ink = 'var(--chart-ink)'
export const soft = 'var(--chart-soft)'
export const line = 'var(--chart-line)'
export const paper = 'var(--chart-paper)'
/** Of what is left of others. */
export const rest = 'var(--chart-rest)'

/** The colour of a series by its place. */
export const seriesInk = (at: number): string => `var(--chart-series-${at % colours})`

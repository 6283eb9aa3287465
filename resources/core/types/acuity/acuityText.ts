import { isAcuityCode, toFivePoint } from '../../../../domain/visualAcuity.ts'

/** Puts a text of the catalogue together in one language. */
export type Say = (key: string, parameters?: Readonly<Record<string, string | number>>) => string

/** `0.6 (4.8)`; the value alone where the chart of five points has none for it. */
export const lineText = (value: string, points: string | undefined, say: Say): string =>
  points === undefined ? value : say('app.eyeChart.value', { value, points })

/** `0.6`, `CF (counting fingers)`: for readers to whom a code alone says nothing. */
export const plainAcuityText = (value: string, say: Say): string =>
  isAcuityCode(value) ? say('app.eyeChart.coded', { value, meaning: say(`app.clinical.code.${value}`) }) : value

/** `0.6 (4.8)`, `CF (counting fingers)`: what is said of vision on pages and in documents alike. */
export const acuityText = (value: string, say: Say): string =>
  isAcuityCode(value) ? plainAcuityText(value, say) : lineText(value, toFivePoint(value), say)

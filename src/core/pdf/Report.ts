/**
 * A document for paper as plain data: what it says, and nothing of how it is set. Texts may hold anything that people
 * type.
 */

export interface Pair {
  readonly label: string
  /** What is not known is written as a dash. */
  readonly value: string
}

export type Align = 'left' | 'center' | 'right'

export interface Column {
  readonly title: string
  /** Share of the width. */
  readonly width: number
  readonly align?: Align
}

/** Shades and colours of a document; a drawing may name its own as `#rrggbb`. */
export type Tone = 'ink' | 'muted' | 'rule' | 'tint' | 'accent' | `#${string}`

/** Lengths are millimetres from the upper left corner, sizes of letters points; `y` of a text is its baseline. */
export type Mark =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly tone?: Tone
      readonly bold?: boolean
      readonly align?: Align
    }
  | {
      readonly kind: 'path'
      readonly points: readonly { readonly x: number; readonly y: number }[]
      readonly tone: Tone
      readonly width: number
      readonly dash?: readonly number[]
    }
  /** What lies within an outline. */
  | {
      readonly kind: 'area'
      readonly points: readonly { readonly x: number; readonly y: number }[]
      readonly tone: Tone
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
    }
  | {
      readonly kind: 'shape'
      readonly shape: 'circle' | 'diamond'
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly tone: Tone
      readonly isFilled: boolean
    }

export type Part =
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] }
  /** `total` is a last row that stands out. */
  | {
      readonly kind: 'table'
      readonly columns: readonly Column[]
      readonly rows: readonly (readonly string[])[]
      readonly total?: readonly string[]
    }
  /** A text of any length below its label. */
  | { readonly kind: 'text'; readonly label?: string; readonly text: string; readonly tone?: Tone }
  /** Something of a fixed size, never cut: marks within 190 mm of width. */
  | { readonly kind: 'drawing'; readonly height: number; readonly marks: readonly Mark[] }
  /** Lines to sign on, side by side. */
  | { readonly kind: 'signatures'; readonly labels: readonly string[] }

export interface Section {
  readonly title?: string
  readonly parts: readonly Part[]
}

export interface Report {
  readonly language: 'zh' | 'en'
  readonly title: string
  /** Whose document it is, on every page, and how to reach them. */
  readonly organisation: string
  readonly contact: string
  /** Whom it is about, on every page: name, number. */
  readonly about: string
  /** Below every page: when it was made, and by whom. */
  readonly footer: string
  readonly sections: readonly Section[]
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** Everything that stands in it, as one text. */
export const wordsOf = (report: Report): string => textsOf(report).join('\n')

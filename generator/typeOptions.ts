import type { TypeName } from '../resources/core/types/index.ts'

/** How an option of a type is picked or typed. */
export type OptionKind =
  | 'number'
  | 'text'
  | 'flag'
  | 'day'
  | 'pattern'
  | 'options'
  | 'resource'
  | 'group'
  | 'dateField'
  | 'endings'
  | 'shape'
  | 'value'
  | 'tones'
  | 'some'

/**
 * What the word of a type takes: values before the options, by the names that the field keeps them under, and options
 * of its own.
 */
interface TypeOptions {
  readonly before: readonly string[]
  /** The options of its own that can be picked, in their order. What is not named here is kept as it was written. */
  readonly own: { readonly [option: string]: OptionKind }
  /** What it says of itself, so that nobody writes it. */
  readonly implied?: { readonly [option: string]: unknown }
  /** Whether it is written by hand: what it needs is more than picking. */
  readonly byHand?: true
}

const bounds = { min: 'number', max: 'number' } as const
const numbers = { ...bounds, default: 'value' } as const
const days = { min: 'day', max: 'day' } as const

/** What each type takes; a type that is missing here does not compile. */
export const typeOptions: { readonly [T in TypeName]: TypeOptions } = {
  text: { before: [], own: { ...bounds, match: 'pattern', default: 'value', whole: 'flag', outgoing: 'flag' } },
  longText: { before: [], own: { max: 'number', default: 'value' } },
  richText: { before: [], own: { max: 'number' } },
  integer: { before: [], own: numbers },
  decimal: { before: [], own: { ...bounds, digits: 'number', step: 'number', signed: 'flag', default: 'value' } },
  money: { before: [], own: numbers },
  acuity: { before: [], own: {} },
  date: { before: [], own: { ...days, default: 'value' } },
  datetime: { before: [], own: { ...days, default: 'value' } },
  flag: { before: [], own: { default: 'value' } },
  choice: { before: ['options'], own: { options: 'options', default: 'value', tones: 'tones' } },
  choices: { before: ['options'], own: { options: 'options', default: 'some' } },
  coded: { before: ['options'], own: { options: 'options', default: 'value' } },
  dictionary: { before: ['group'], own: { group: 'group', default: 'value' } },
  ref: { before: ['to'], own: { to: 'resource', evenDeleted: 'flag' } },
  refs: { before: ['to'], own: { to: 'resource', min: 'number', noneIsAll: 'flag' } },
  count: { before: ['of', 'by'], own: {}, implied: { readOnly: true }, byHand: true },
  held: { before: ['upload'], own: {}, implied: { readOnly: true }, byHand: true },
  age: { before: ['since'], own: { since: 'dateField' }, implied: { readOnly: true } },
  items: { before: ['fields'], own: bounds, byHand: true },
  image: { before: [], own: { shape: 'shape', library: 'flag' } },
  attachment: { before: [], own: { types: 'endings', max: 'number' } },
  attachments: { before: [], own: { types: 'endings', max: 'number', most: 'number' } },
  file: { before: [], own: { max: 'number' }, byHand: true },
  json: { before: [], own: { max: 'number' } },
  secret: { before: [], own: { min: 'number' } },
  term: { before: ['about'], own: {}, byHand: true },
}

/** The types that are offered where a field is added, in their order. */
export const offeredTypes = (Object.keys(typeOptions) as TypeName[]).filter(type => !typeOptions[type].byHand)

import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { AnyCondition } from '../../resources/core/condition.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Effect } from '../../resources/core/preview.ts'
import type { CellProps, FilterProps, InputProps, TypeEntry, TypeView } from './types/view.ts'

/** How one field is shown and entered where its type's own way will not do; an input alone, or any of the three. */
export type FieldPresentation =
  | ComponentType<InputProps>
  | {
      readonly Input?: ComponentType<InputProps>
      readonly Cell?: ComponentType<CellProps>
      readonly Filter?: ComponentType<FilterProps>
      readonly wide?: boolean
    }

/** Stands around what a page shows by itself, inside the page's contexts; it may leave the children out. */
export type Around = ComponentType<{ readonly resource: AnyResource; readonly children: ReactNode }>

/** A part of the page of one record. */
export type RecordPart = ComponentType<{ readonly record: RaRecord }>

/** A tab of the page of one record, beside its values and its history; it is loaded and drawn when it is opened. */
export interface RecordTab {
  readonly name: string
  /** Catalogue key of its title. */
  readonly label: string
  /** The permission that what it shows needs. */
  readonly permission: string
  readonly Part: RecordPart
}

/** A way from a record to another page, offered among its actions. */
export interface RecordLink {
  /** Catalogue key of what stands on it. */
  readonly label: string
  /** The permission that the page needs. */
  readonly permission: string
  readonly to: (record: RaRecord) => string
  /** The states in which it leads anywhere; otherwise it is there with the reason. */
  readonly when?: AnyCondition
}

/** A way from several selected records to a page that shows them beside each other. */
export interface TogetherLink {
  readonly label: string
  readonly permission: string
  /** Where they lead; undefined where these lead nowhere together. */
  readonly to: (records: readonly RaRecord[]) => string | undefined
  /**
   * Where all that the filter finds leads; the filter and how many rows it has go along in the history of the tab, not
   * in the address.
   */
  readonly whole?: string
  /** Catalogue key of what is to be selected. */
  readonly hint: string
}

/** What the questions of an action begin with for a record, beside the declared defaults. */
export type AnswersOf = (record: RaRecord) => Readonly<Record<string, unknown>>

export interface Presentation<K extends string = string, A extends string = string> {
  /** How single fields are shown, entered and filtered by. */
  readonly fields?: { readonly [name in K]?: FieldPresentation }
  /** What stands around the list. */
  readonly list?: Around
  /** What the list has between its heading and its filters, in its context. */
  readonly underHeading?: ComponentType
  /** The record that a row is about, and leads to, where rows have no pages of their own. */
  readonly leadsTo?: (record: RaRecord) => { readonly resource: string; readonly id: number }
  /** What shows the rows of the list, or nothing, in its context; it gets the usual rows as its children. */
  readonly rows?: Around
  /** What stands around the page of one record. */
  readonly show?: Around
  /** What stands around the form of a new record. */
  readonly create?: Around
  /** What stands around the form of a record. */
  readonly edit?: Around
  /**
   * The fields whose values head the record's page, where what names it elsewhere says little: texts, dates, and what a
   * label is kept of.
   */
  readonly title?: readonly K[]
  /** Parts of the show page before the record's values. */
  readonly above?: readonly RecordPart[]
  /** Further parts of the show page, below the record's values; heavy ones are to be loaded later. */
  readonly cards?: readonly RecordPart[]
  /** Further tabs of the show page. */
  readonly tabs?: readonly RecordTab[]
  /** What the dialog of an action has below its inputs, by the action's name; it reads the form around. */
  readonly inputParts?: { readonly [action: string]: ComponentType }
  /** Buttons of the show page beside those of its actions. */
  readonly buttons?: readonly RecordPart[]
  /**
   * The actions that have a button of their own on the record's page where there are many; the others stand in a menu
   * there. Without any, those of the tone `positive`. What the record's state forbids stands in the menu, with the
   * reason.
   */
  readonly main?: readonly A[]
  /** Where a record leads besides its own pages. */
  readonly links?: readonly RecordLink[]
  /** Where selected records of the list lead together. */
  readonly together?: readonly TogetherLink[]
  /** What is filled in beforehand where an action asks about one record, by the action's name. */
  readonly answers?: { readonly [action: string]: AnswersOf }
  /**
   * Fields of the record that the dialog of an action says, by the action's name: what it is about where the name of the
   * record says little, such as an amount. Whom the record is about stands there by itself.
   */
  readonly dialogFields?: { readonly [action in A]?: readonly K[] }
  /**
   * What the button of an action's dialog says where it will end otherwise than its name says, by the action's name: a
   * catalogue key by what the preview told, or nothing.
   */
  readonly submitLabel?: { readonly [action: string]: (effects: readonly Effect[]) => string | undefined }
  /**
   * What is told of an action that ended otherwise than its name says, by the action's name: a catalogue key for what
   * it answered, or nothing; of several records `smart_count` is how many.
   */
  readonly successMessage?: {
    readonly [action: string]: (given: Readonly<Record<string, unknown>>) => string | undefined
  }
  /**
   * The record that an action made, by the action's name: its id in what was answered. The page of a record, and the
   * list where it is an action of that, leads to it.
   */
  readonly made?: { readonly [action: string]: (given: Readonly<Record<string, unknown>>) => number }
  /** What a section of the form has below its inputs, by the section's name; it reads the form around. */
  readonly formParts?: { readonly [section: string]: ComponentType }
  /** What a new record's form begins with beside the declared defaults. */
  readonly begins?: () => Readonly<Record<string, unknown>>
  /** What the save button says; it reads the form around. */
  readonly SaveLabel?: ComponentType
  /** A field that says what the others are about: edits of two people are merged only where both are about the same. */
  readonly mergesWithin?: K
  /** Enter moves to the next input, as where many values are typed one after the other, and saves nothing. */
  readonly enterMoves?: boolean
  /**
   * Fields and actions that the show page has in such a part, and so neither among the values nor among the buttons;
   * and `create`, where records come about on another page, so that the list offers no form for new ones.
   */
  readonly elsewhere?: readonly (K | A)[]
}

const presentations = new Map<string, Presentation>()

/** Lists are one after the other, what is named is put together, and of anything else the later word counts. */
const together = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])]
  const areNamed = [one, other].every(
    given => given !== null && typeof given === 'object' && !Array.isArray(given) && !('$$typeof' in given),
  )
  return areNamed ? { ...(one as object), ...(other as object) } : other
}

/**
 * Says how a resource looks where the default will not do. Call it where the module is loaded; what several
 * capabilities say of one resource holds together.
 */
export const present = <F extends object, A extends object>(
  resource: { readonly name: string; readonly fields: F; readonly actions: A },
  presentation: Presentation<keyof F & string, keyof A & string>,
): void => {
  const before: Readonly<Record<string, unknown>> = { ...presentations.get(resource.name) }
  const added = Object.entries(presentation).map(
    ([name, given]) => [name, name in before ? together(before[name], given) : given] as const,
  )
  presentations.set(resource.name, { ...before, ...Object.fromEntries(added) } as Presentation)
}

/** What was said about a resource. */
export const presentationOf = (resource: string): Presentation => presentations.get(resource) ?? {}

const isComponent = (given: FieldPresentation): given is ComponentType<InputProps> =>
  typeof given === 'function' || '$$typeof' in given

/** The type's view with what was said about the field over it. */
export const presentedView = (view: TypeView, given: FieldPresentation | undefined): TypeView => {
  if (given === undefined || isComponent(given)) return view
  const { Cell = view.Cell, wide = view.wide } = given
  return { ...view, Cell, ...(wide === undefined ? {} : { wide }) }
}

/** What was said of how the field is entered, to stand over its type's way. */
export const presentedEntry = (given: FieldPresentation | undefined): Partial<TypeEntry> => {
  if (given === undefined) return {}
  if (isComponent(given)) return { Input: given }
  return { ...(given.Input ? { Input: given.Input } : {}), ...(given.Filter ? { Filter: given.Filter } : {}) }
}

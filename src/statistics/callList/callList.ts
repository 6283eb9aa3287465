import { idsIn } from '../../core/idIn.ts'
import { mostCalled } from './callListPath.ts'

/** The lists whose children are called one after the other. */
export const callLists = ['attendance', 'reexamination'] as const
export type CallListName = (typeof callLists)[number]

/** Where somebody is in a list of children to call. It is JSON, as a draft keeps it. */
export interface CallList {
  readonly list: CallListName
  /** Ids of the patients, each once. */
  readonly patients: readonly number[]
  /** The place of the one whose turn it is; as many as there are once all are through. */
  readonly at: number
  /** What became of those that were come to, by id. */
  readonly done: Readonly<Record<string, 'saved' | 'skipped'>>
}

const isList = (name: string | null): name is CallListName => (callLists as readonly (string | null)[]).includes(name)

/** The list that an address asks for, at its beginning; undefined where it asks for none. */
export const askedIn = (search: URLSearchParams): CallList | undefined => {
  const list = search.get('list')
  const ids = idsIn(search, 'patients')
  return isList(list) && ids.length > 0 ? { list, patients: ids.slice(0, mostCalled), at: 0, done: {} } : undefined
}

const isSame = (one: CallList, other: CallList): boolean =>
  one.list === other.list && one.patients.join() === other.patients.join()

/** What is gone on with: where somebody was in the list that is asked for, or in the last one where none is. */
export const goingOn = (asked: CallList | undefined, kept: CallList | null): CallList | undefined =>
  asked === undefined ? (kept ?? undefined) : kept !== null && isSame(asked, kept) ? kept : asked

/** The list once the present child was followed up or skipped. */
export const passed = (list: CallList, how: 'saved' | 'skipped'): CallList => {
  const patient = String(list.patients[list.at])
  // Who was followed up and is come to again stays so.
  return { ...list, at: list.at + 1, done: { ...list.done, [patient]: list.done[patient] === 'saved' ? 'saved' : how } }
}

/** The list at the child before. */
export const before = (list: CallList): CallList => ({ ...list, at: Math.max(0, list.at - 1) })

/** How many were followed up, and how many skipped. */
export const countsOf = ({ done }: CallList): { readonly saved: number; readonly skipped: number } => {
  const all = Object.values(done)
  return { saved: all.filter(one => one === 'saved').length, skipped: all.filter(one => one === 'skipped').length }
}

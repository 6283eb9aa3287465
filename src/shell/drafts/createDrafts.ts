import { placeOf } from './Draft.ts'
import type { Draft, DraftPlace, Sent } from './Draft.ts'
import type { Shelf } from './createShelf.ts'

/** A form that holds what is not saved. */
export interface Holder {
  /** Hands over what the form holds now, at once. */
  write(): void
  /** What it holds is not wanted: nothing is handed over until something else is typed. */
  forget(): void
}

/** Unsaved changes of this page load, and those that earlier ones left behind. */
export interface Drafts {
  /** Whether the page of that pathname has unsaved changes that were typed since this page was loaded. */
  has(path: string): boolean
  /** The pathnames for which `has` holds. */
  paths(): readonly string[]
  /**
   * Gives up the unsaved changes of a page, also those that a form still holds; of what was left, all or what is meant.
   */
  drop(path: string, isMeant?: (draft: Draft) => boolean): void
  /** Calls after each change of what `has` says, and where what was left is removed; answers how to stop that. */
  subscribe(listener: () => void): () => void
  /** What the forms of a page hold now, handed over at once; undefined where nothing is unsaved. */
  held(path: string): Draft | undefined
  /** Says that what was held then is stored, wherever its form is by now. What was typed since stays. */
  stored(held: Draft): void

  /**
   * Whose drafts these are: `open` opens what that operator kept, when it is first wanted. Only the first one counts.
   */
  unlock(open: () => Promise<Shelf | undefined>): void
  /** Wants what was kept; settles when it can be read, or never will be. */
  ready(): Promise<void>
  /** What was typed on a page since it was loaded. */
  typed(path: string): Draft | undefined
  /** What earlier page loads, or other tabs, left for a page; newest first. */
  left(path: string): Draft[]
  /** The newest draft of each page that has one, typed now or left; newest first. */
  all(): Draft[]
  keep(draft: Omit<Draft, 'origin' | 'savedAt'>): void
  /** Says that a save of what was typed begins, which may be done without anybody hearing of it. */
  sending(path: string, sent: Sent): void
  /** Forgets what was typed on a page since it was loaded; what earlier page loads left stays. */
  clear(path: string): void
  /** Makes what was typed on a page one that was left, since the page is another now; answers it. */
  setAside(path: string): Draft | undefined
  /**
   * Makes the newest of what was left for a page what was typed on it now, so that it comes back by itself where it
   * still fits.
   */
  takeUp(path: string): void
  /** Removes one draft. */
  remove(draft: DraftPlace): void
  /** Says that a form is there; answers how to say that it is gone. */
  hold(path: string, holder: Holder): () => void
  /** Makes every form hand over what it holds, at once: the page or the session ends. */
  flush(): void
}

export interface DraftsOptions {
  /** Names this page load. */
  readonly origin: string
  readonly now?: () => number
}

const textOf = ({ path, resource, id, version, start, values }: Draft): string =>
  JSON.stringify([path, resource, id, version, start, values])
const isSameText = (one: Draft, other: Draft): boolean => textOf(one) === textOf(other)

/** Drafts in memory, so that they outlive leaving their page; and on a shelf, as soon as the operator's is open. */
export const createDrafts = ({ origin, now = Date.now }: DraftsOptions): Drafts => {
  const typed = new Map<string, Draft>()
  /** What was set aside, by place: also where no shelf is open, or none ever will be. */
  const aside = new Map<string, Draft>()
  const holders = new Map<string, Set<Holder>>()
  const listeners = new Set<() => void>()
  let shelf: Shelf | undefined
  let opener: (() => Promise<Shelf | undefined>) | undefined
  let isWanted = false
  let settle: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    settle = resolve
  })

  let opening: Promise<void> | undefined
  const openWhenWanted = (): void => {
    if (!opener || !isWanted || opening) return
    opening = opener()
      .then(
        found => {
          shelf = found
          for (const draft of [...aside.values(), ...typed.values()]) found?.put(draft)
        },
        () => undefined,
      )
      .then(settle)
  }

  const tell = (): void => listeners.forEach(listener => listener())
  const holdersOf = (path: string): Holder[] => [...(holders.get(path) ?? [])]

  const remove: Drafts['remove'] = draft => {
    shelf?.remove(draft)
    aside.delete(placeOf(draft))
    if (draft.origin !== origin || typed.delete(draft.path)) tell()
  }
  const allLeft = (): Draft[] =>
    [...(shelf?.all() ?? []).filter(draft => !aside.has(placeOf(draft))), ...aside.values()]
      .filter(draft => draft.origin !== origin)
      .sort((one, other) => other.savedAt - one.savedAt)
  const left: Drafts['left'] = path => allLeft().filter(draft => draft.path === path)

  const keep: Drafts['keep'] = draft => {
    const before = typed.get(draft.path)
    const sent = draft.sent ?? before?.sent
    const kept = { ...draft, ...(sent ? { sent } : {}), origin, savedAt: now() }
    const isNew = before === undefined
    typed.set(draft.path, kept)
    shelf?.put(kept)
    if (isNew) tell()
  }

  const write = (path: string): void => holdersOf(path).forEach(holder => holder.write())

  return {
    has: path => typed.has(path),
    paths: () => [...typed.keys()],
    drop(path, isMeant = () => true) {
      holdersOf(path).forEach(holder => holder.forget())
      left(path).filter(isMeant).forEach(remove)
      remove({ path, origin })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    held(path) {
      write(path)
      return typed.get(path)
    },
    stored: held => [...typed.values(), ...aside.values()].filter(draft => isSameText(draft, held)).forEach(remove),

    unlock(open) {
      opener ??= open
      openWhenWanted()
    },
    ready() {
      isWanted = true
      openWhenWanted()
      return opened
    },
    typed: path => typed.get(path),
    left,
    all: () =>
      [
        ...new Map(
          [...typed.values(), ...allLeft()]
            .sort((one, other) => one.savedAt - other.savedAt)
            .map(draft => [draft.path, draft]),
        ).values(),
      ].sort((one, other) => other.savedAt - one.savedAt),
    keep,
    sending(path, sent) {
      const draft = typed.get(path)
      if (draft) keep({ ...draft, sent })
    },
    clear: path => remove({ path, origin }),
    setAside(path) {
      const draft = typed.get(path)
      if (!draft) return undefined
      remove(draft)
      const other = { ...draft, origin: `${origin}-${draft.savedAt}` }
      aside.set(placeOf(other), other)
      shelf?.put(other)
      return other
    },
    takeUp(path) {
      const [draft] = left(path)
      if (!draft) return
      remove(draft)
      keep(draft)
    },
    remove,
    hold(path, holder) {
      const there = holders.get(path) ?? new Set()
      holders.set(path, there.add(holder))
      return () => {
        there.delete(holder)
      }
    },
    flush: () => holders.forEach(there => there.forEach(holder => holder.write())),
  }
}

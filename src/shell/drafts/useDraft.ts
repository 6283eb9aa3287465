import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Draft, DraftValues } from './Draft.ts'
import { drafts } from './drafts.ts'
import { asksBeforeLeaving } from './leaving.ts'
import { useKeeping } from './useKeeping.ts'

/** Milliseconds after the last key until what was typed is kept. */
const pause = 400

/** What a draft belongs to: where that is another one meanwhile, the draft does not come back by itself. */
export type DraftSubject = Pick<Draft, 'resource' | 'id' | 'version' | 'start'>

export interface DraftOptions {
  /** What is unsaved now; undefined where nothing is. */
  readonly read: () => DraftValues | undefined
  /** Puts kept values into the page. */
  readonly restore: (values: DraftValues) => void
  readonly subject?: DraftSubject
  /** The page can take values: what it starts with is there. */
  readonly isReady?: boolean
  /**
   * Whether what was left may be put in here; it may where nobody says otherwise. What may not is neither offered nor
   * lost.
   */
  readonly isMeant?: (draft: Draft) => boolean
  /** All is stored, so that nothing is to be kept. */
  readonly isSaved?: boolean
}

export interface DraftHandle {
  /** What an earlier page load left, to be taken or discarded. */
  readonly offer: Draft | undefined
  /** Takes what is offered. */
  readonly take: () => void
  /** Discards what is offered. */
  readonly discard: () => void
  /** To be called when something was typed. */
  readonly touch: () => void
  /** Gives up everything that is unsaved on this page. */
  readonly drop: () => void
}

const noSubject: DraftSubject = {}
const always = (): boolean => true
const subjectKey = ({ resource, id, version, start }: DraftSubject): string =>
  JSON.stringify([resource, id, version, start])

/**
 * Keeps what is typed on a page until it is saved. Leaving the page and coming back restores it without a word; what
 * another page load left is offered. It is written a moment after typing, and at once when the page or the session
 * ends.
 */
export const useDraft = (path: string, options: DraftOptions): DraftHandle => {
  const { subject = noSubject, isReady = true, isSaved = false } = options
  const now = useRef(options)
  now.current = options
  const keeps = useRef(true)
  keeps.current = useKeeping(path)
  const state = useRef({ settled: false, forgotten: false, timer: 0 })
  const [offer, setOffer] = useState<Draft>()
  const isMeant = useCallback((draft: Draft) => (now.current.isMeant ?? always)(draft), [])
  const newest = useCallback(() => drafts.left(path).find(isMeant), [path, isMeant])

  const write = useCallback(() => {
    const { settled, forgotten, timer } = state.current
    window.clearTimeout(timer)
    if (!settled || forgotten || now.current.isSaved) return
    const values = now.current.read()
    if (values) drafts.keep({ path, values, ...now.current.subject })
    else if (drafts.has(path)) drafts.clear(path)
  }, [path])

  const touch = useCallback(() => {
    // A form may still tell of a change while its page goes; what was typed is kept by then.
    if (!state.current.settled) return
    state.current.forgotten = false
    window.clearTimeout(state.current.timer)
    state.current.timer = window.setTimeout(write, pause)
  }, [write])

  const key = subjectKey(subject)
  useEffect(() => {
    if (!isReady) return undefined
    const here = state.current
    let gone = false
    const typed = drafts.typed(path)
    const isOurs = typed !== undefined && subjectKey(typed) === key
    if (isOurs) now.current.restore(typed.values)
    else if (typed) {
      const aside = drafts.setAside(path)
      if (aside && isMeant(aside)) setOffer(aside)
    }
    here.settled = true
    const letGo = drafts.hold(path, {
      write,
      forget: () => {
        here.forgotten = true
      },
    })
    void drafts.ready().then(() => {
      if (!gone) setOffer(found => found ?? newest())
    })
    return () => {
      gone = true
      write()
      here.settled = false
      letGo()
      // Who leaves a page that does not come back was warned; a session that ends warns nobody.
      if (!keeps.current && asksBeforeLeaving()) drafts.clear(path)
    }
  }, [path, key, isReady, write, isMeant, newest])

  useEffect(() => {
    if (isSaved) drafts.drop(path, isMeant)
  }, [isSaved, path, isMeant])

  const discard = useCallback(() => {
    if (offer) drafts.remove(offer)
    setOffer(newest())
  }, [offer, newest])
  const take = useCallback(() => {
    if (!offer) return
    now.current.restore(offer.values)
    state.current.forgotten = false
    write()
    if (offer.sent) drafts.sending(path, offer.sent)
    discard()
  }, [path, offer, discard, write])
  const drop = useCallback(() => {
    drafts.drop(path, isMeant)
    setOffer(undefined)
  }, [path, isMeant])

  return useMemo(() => ({ offer, take, discard, touch, drop }), [offer, take, discard, touch, drop])
}

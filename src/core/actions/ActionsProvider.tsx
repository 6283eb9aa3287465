import { useLocale, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { drafts } from '../../shell/drafts/drafts.ts'
import { useFormat } from '../format.ts'
import { presentationOf } from '../present.ts'
import { recordLabel } from '../recordLabel.ts'
import { askPath } from './askPath.ts'
import { onDemand } from '../later.tsx'
import { lasting } from './lasting.ts'
import { fieldErrors, hasChanged, partialOutcome } from './outcome.ts'
import { doneOf } from './rowActions.ts'
import type { Offered } from './rowActions.ts'
import { useExecute } from './useExecute.ts'
import { secretsIn } from './secretsIn.ts'
import type { Given } from './GivenDialog.tsx'
import type { Each, Input, OnGiven } from './useExecute.ts'
import { useTell } from './useTell.ts'
import { useUndo } from './useUndo.tsx'

// Forms come with the first action that asks for something.
const AskDialog = onDemand(
  async () => (await import('./AskDialog.tsx')).AskDialog,
  ({ onClose }) => onClose(),
)

// So comes what asks whether it is meant.
const ConfirmDialog = onDemand(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  ({ onClose }) => onClose(),
)

/**
 * Starts an action: asks and confirms first where the descriptor says so. What is asked begins with what is known
 * already.
 */
type Start = (offer: Offered, records: readonly RaRecord[], known?: Input) => void

interface Started {
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  readonly known?: Input | undefined
}

const ActionsContext = createContext<Start>(() => {
  throw new Error('Actions need an ActionsProvider')
})

export const useStart = (): Start => useContext(ActionsContext)

interface ActionsProviderProps {
  readonly resource: AnyResource
  readonly children: ReactNode
  /** Told when an action went through for all or some of the records, and what it answered where it was one. */
  readonly onDone?: (action: string, records: readonly RaRecord[], given?: unknown) => void
}

/**
 * Holds the one dialog of a page's actions, so that a row costs no more than its buttons. Every action waits for the
 * server.
 */
export const ActionsProvider = ({ resource, children, onDone }: ActionsProviderProps) => {
  const execute = useExecute(resource)
  const notify = useNotify()
  const undoing = useUndo(resource)
  const tell = useTell(resource.name)
  const translate = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const [started, setStarted] = useState<Started>()
  const [running, setRunning] = useState<Started>()
  const busy = useRef(new Set<string>())
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const notifyDone = useCallback(
    (offer: Offered, ran: readonly RaRecord[], rest: readonly RaRecord[], answers: readonly Given[]) => {
      const tell = presentationOf(resource.name).successMessage?.[offer.name]
      // Each that ended otherwise than the action's name says.
      const otherwise = tell ? answers.map(({ given }) => tell(given)).filter(text => text !== undefined) : []
      const done = translate(doneOf(resource, offer.name))
      const names = format.list(rest.map(record => recordLabel(resource, record, locale)))
      if (otherwise.length > 0) notify(otherwise[0]!, { type: 'info', messageArgs: { smart_count: otherwise.length } })
      else if (rest.length > 0)
        notify('app.generator.doneWithout', {
          type: 'warning',
          messageArgs: { done, count: ran.length, names },
        })
      else {
        // It stands there on the next page too, so that it says of whom it speaks.
        const [only, ...others] = resource.singleton ? [] : ran
        const [text, args] =
          others.length > 0
            ? ['app.generator.doneMany', { count: ran.length }]
            : only
              ? ['app.generator.doneFor', { name: recordLabel(resource, only, locale) }]
              : ['app.generator.done', {}]
        notify(text, { type: 'success', messageArgs: { done, ...args }, ...undoing(offer, ran) })
      }
    },
    [resource, notify, translate, format, locale, undoing],
  )

  const run = useCallback(
    async (asked: Started, input?: Input, each?: Each, key?: string): Promise<Record<string, unknown> | undefined> => {
      const { offer, records } = asked
      // Another action's dialog may be open by the time this one is done.
      const close = () => setStarted(now => (now === asked ? undefined : now))
      const answers: Given[] = []
      const keep: OnGiven = (given, record) => {
        if (given !== null && typeof given === 'object') answers.push({ record, given: given as Given['given'] })
      }
      const show = (): void => {
        const secret = answers.filter(({ given }) => Object.keys(secretsIn(offer.action, given)).length > 0)
        if (secret.length > 0)
          lasting.show({
            kind: 'given',
            resource,
            action: offer.name,
            title: translate(offer.label),
            // By whose each is, as the page of another may be open by then.
            given: secret,
          })
      }
      setRunning(asked)
      try {
        // One that asked for nothing may end while another waits for the server.
        const { ran, given, reread } = await execute(offer.name, records, input, each, keep, key).finally(() =>
          setRunning(now => (now === asked ? undefined : now)),
        )
        drafts.drop(askPath(resource, offer.name, records))
        close()
        show()
        notifyDone(
          offer,
          ran,
          records.filter(record => !ran.includes(record)),
          answers,
        )
        // Whoever went on elsewhere meanwhile is not led away from there.
        if (isHere.current) onDone?.(offer.name, ran, given)
        await reread
      } catch (error) {
        const errors = fieldErrors(error)
        // Where the question is no more, it is said in passing.
        if (errors && offer.action.input && isHere.current) return errors
        // What would happen now is shown in the same place, so that it can be looked at again.
        if (hasChanged(error)) return void tell(error)
        close()
        const outcome = partialOutcome(error)
        if (outcome) {
          // What some were given is lost otherwise.
          show()
          lasting.show({ kind: 'outcome', resource, offer, records, outcome })
          if (outcome.done.length > 0 && isHere.current)
            onDone?.(
              offer.name,
              records.filter(record => outcome.done.includes(record.id)),
            )
        } else tell(error)
      }
      return undefined
    },
    [resource, execute, notifyDone, tell, onDone, translate],
  )

  const start = useCallback<Start>(
    (offer, records, known) => {
      if (offer.action.input || offer.action.confirm) setStarted({ offer, records, known })
      else {
        // The second of two clicks would find the record changed by the first.
        const key = askPath(resource, offer.name, records)
        if (busy.current.has(key)) return
        busy.current.add(key)
        void run({ offer, records }).finally(() => busy.current.delete(key))
      }
    },
    [resource, run],
  )

  const close = useCallback(() => setStarted(undefined), [])
  const dialog = useMemo(() => {
    if (!started) return null
    const isRunning = running === started
    return started.offer.action.input ? (
      <AskDialog
        resource={resource}
        {...started}
        running={isRunning}
        onClose={close}
        onAnswer={(input, each, key) => run(started, input, each, key)}
      />
    ) : (
      <ConfirmDialog
        resource={resource}
        {...started}
        running={isRunning}
        onClose={close}
        onConfirm={() => void run(started)}
      />
    )
  }, [started, resource, running, close, run])

  return (
    <ActionsContext.Provider value={start}>
      {children}
      {dialog}
    </ActionsContext.Provider>
  )
}

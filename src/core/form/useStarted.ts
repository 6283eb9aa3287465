import type { RaRecord } from 'react-admin'
import { useCallback, useEffect, useState } from 'react'

type Values = Readonly<Record<string, unknown>>

interface Read {
  readonly record: RaRecord | undefined
  readonly isFetching: boolean
}

/** What a form goes on with after it began anew: what was typed before, and what is wrong with it, by field. */
export interface Resumed {
  readonly typed: Values
  readonly errors?: Values
}

/** A form's beginning. Another turn is another form. */
export interface Started {
  readonly record: RaRecord
  readonly turn: number
  readonly resumed?: Resumed | undefined
}

/** Begins the form anew with a record. */
export type Begin = (record: RaRecord, resumed?: Resumed) => void

/**
 * The record that editing started from, and how to start from another. What is read again later must neither reset the
 * form nor move the version, or somebody else's change would be overwritten unseen.
 */
export const useStarted = ({ record, isFetching }: Read): [Started | undefined, Begin] => {
  const [started, setStarted] = useState<Started>()
  useEffect(() => {
    if (record && !isFetching)
      setStarted(now => (now && now.record.id === record.id ? now : { record, turn: (now?.turn ?? 0) + 1 }))
  }, [record, isFetching])
  const begin = useCallback<Begin>(
    (stored, resumed) => setStarted(now => ({ record: stored, turn: (now?.turn ?? 0) + 1, resumed })),
    [],
  )
  return [started, begin]
}

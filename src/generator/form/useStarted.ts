import type { RaRecord } from 'react-admin'
import { useEffect, useState } from 'react'

interface Read {
  readonly record: RaRecord | undefined
  readonly isFetching: boolean
}

/**
 * The record that editing started from, and how to start from another. What is read again later must neither reset the form nor
 * move the version, or somebody else's change would be overwritten unseen.
 */
export const useStarted = ({ record, isFetching }: Read): [RaRecord | undefined, (record: RaRecord) => void] => {
  const [started, setStarted] = useState<RaRecord>()
  useEffect(() => {
    if (record && !isFetching) setStarted(now => (now && now.id === record.id ? now : record))
  }, [record, isFetching])
  return [started, setStarted]
}

import { useEffect } from 'react'
import { useNavigate } from 'react-admin'
import { detailBetween } from './Entry.ts'
import type { EntryGroup } from './Entry.ts'

/** The one record that has this number, or else the only one that was found. */
const onlyIn = (groups: readonly EntryGroup[], text: string): string | undefined => {
  const entries = groups.flatMap(group => group.entries).filter(({ isWay }) => !isWay)
  const named = entries.filter(({ text: title, detail = '' }) => [title, ...detail.split(detailBetween)].includes(text))
  const [only, ...others] = named.length > 0 ? named : entries
  return others.length === 0 ? only?.to : undefined
}

/** Goes to what was scanned as soon as it is known to be one record. */
export const useOnlyFound = (found: readonly EntryGroup[] | undefined, text: string, onClose: () => void): void => {
  const navigate = useNavigate()
  const to = found && onlyIn(found, text)
  useEffect(() => {
    if (to === undefined) return
    onClose()
    void navigate(to)
  }, [to, navigate, onClose])
}

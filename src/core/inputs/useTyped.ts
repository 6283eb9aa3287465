import { useEffect, useState } from 'react'
import { isNothing } from '../types/Nothing.tsx'

interface Typing<V> {
  /** What is held now: a value, or a text that says none. */
  readonly value: unknown
  /** What a text says; undefined where it says nothing, so that the field's rule answers it. */
  readonly read: (typed: string) => V | undefined
  /** A value as it is shown. */
  readonly write: (value: V) => string
  readonly onChange: (value: V | string | null) => void
}

/**
 * What stands in an input that takes what people type and keeps what it means: the value is held at once, and shown as
 * it is kept when the input is left.
 */
export const useTyped = <V extends string | number>({ value, read, write, onChange }: Typing<V>) => {
  const known = isNothing(value) ? undefined : read(String(value))
  const shown = known === undefined ? String(value ?? '') : write(known)
  const [typed, setTyped] = useState<string>()
  // Another value than the typed one came from elsewhere: a draft, a reset, a button.
  useEffect(() => {
    setTyped(text =>
      text === undefined || (text.trim() === '' ? isNothing(value) : String(read(text) ?? text) === String(value))
        ? text
        : undefined,
    )
  }, [value, read])
  return {
    known,
    text: typed ?? shown,
    isTyped: typed !== undefined && typed !== shown,
    type: (text: string) => {
      setTyped(text)
      onChange(text.trim() === '' ? null : (read(text) ?? text))
    },
    leave: () => setTyped(undefined),
  }
}

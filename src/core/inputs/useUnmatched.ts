import { useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react'
import { released } from '../released.ts'
import { isNothing } from '../types/Nothing.tsx'

/** What MUI's Autocomplete, and what is made of it, tells of what is typed. */
interface Handlers {
  readonly onInputChange: (event: SyntheticEvent | null, text: string, reason: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

interface Unmatched {
  /** The text that names none of the choices, or none yet. */
  readonly text: string | undefined
  /** What is wrong with a text that names none of the choices, or none yet. */
  readonly message: string | undefined
  /** Whether one has gone on without choosing, so that it is to be told. */
  readonly isLeft: boolean
  readonly handlers: Handlers
}

/**
 * What is typed into a picker is one of its choices, or an error there: nothing is to be taken for chosen that the
 * screen does not show. Enter chooses in an open picker, and never sends the form from one whose text is still open.
 */
export const useUnmatched = (chosen: unknown): Unmatched => {
  const translate = useTranslate()
  const [text, setText] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const isOpen = useRef(false)
  /** What stands in the picker for what is chosen. */
  const name = useRef('')
  // Somebody else, such as a draft or a button, has chosen meanwhile.
  const key = isNothing(chosen) ? '' : String(chosen)
  useEffect(() => setText(undefined), [key])
  const handlers: Handlers = {
    onInputChange: (event, typed, reason) => {
      if (reason === 'input') {
        setText(typed.trim() === '' || typed === name.current ? undefined : typed)
        setLeft(false)
      } else if (event !== null && reason !== 'blur') {
        name.current = typed
        setText(undefined)
      }
    },
    onKeyDown: event => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
      // What is pointed at is taken by the picker itself.
      const isPointed = isOpen.current && Boolean((event.target as Element).getAttribute('aria-activedescendant'))
      if (text !== undefined || isOpen.current) event.preventDefault()
      if (text !== undefined && !isPointed) setLeft(true)
    },
    onFocus: ({ target }) => {
      if (text === undefined && target instanceof HTMLInputElement) name.current = target.value
    },
    onBlur: () => {
      void released().then(() => setLeft(true))
    },
    onOpen: () => {
      isOpen.current = true
    },
    onClose: () => {
      isOpen.current = false
    },
  }
  return {
    text,
    message: text === undefined ? undefined : translate('app.generator.picker.unmatched', { text }),
    isLeft,
    handlers,
  }
}

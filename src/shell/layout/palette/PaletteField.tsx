import SearchIcon from '@mui/icons-material/Search'
import { Box } from '@mui/material'
import { useState } from 'react'
import type { ChangeEvent, InputHTMLAttributes, KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { isApple } from '../../../core/keys/isApple.ts'

interface PaletteFieldProps {
  readonly given: InputHTMLAttributes<HTMLInputElement>
  readonly isOpen: boolean
  /** Opens the palette with what has been typed so far; whoever pressed Enter already wants the first that is found. */
  readonly onSearch: (typed?: string, opensFirst?: boolean) => void
}

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1,
  height: 32,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-within': { borderColor: 'primary.main' },
  '& input': { all: 'unset', width: '4.5em', color: 'text.primary' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1, fontWeight: 600 },
  '& kbd': { font: 'inherit', fontSize: '0.75rem', whiteSpace: 'nowrap' },
} as const

/**
 * The search in the top bar. It is typed into like any field; the palette opens with that, once characters that are
 * composed are there.
 */
export const PaletteField = ({ given, isOpen, onSearch }: PaletteFieldProps) => {
  const translate = useTranslate()
  // What is being composed stands here until it is whole, and what is typed before the palette has come.
  const [typed, setTyped] = useState('')
  const take = (text: string): void => {
    setTyped(text)
    if (text.trim() !== '') onSearch(text)
  }
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void =>
    (nativeEvent as InputEvent).isComposing ? setTyped(target.value) : take(target.value)
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onSearch(typed, event.key === 'Enter' && typed.trim() !== '')
  }
  return (
    <Box sx={look} onClick={() => onSearch(typed)}>
      <SearchIcon fontSize="small" />
      <input
        {...given}
        role="combobox"
        aria-expanded={isOpen}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={translate('app.palette.short')}
        value={typed}
        // What is left, the palette has taken over.
        onChange={change}
        onKeyDown={press}
        onCompositionEnd={event => take(event.currentTarget.value)}
        onBlur={() => setTyped('')}
      />
      <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
    </Box>
  )
}

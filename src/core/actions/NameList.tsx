import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import { useFormat } from '../format.ts'

/** What somebody or something is called, and what tells it from others of the name. */
export interface Named {
  readonly id: unknown
  readonly name: string
  readonly text: string
}

/** So many are named in a line. */
const mostInLine = 3

/** Names in a line: one with what tells it from others, of several the first few and how many there are beyond. */
export const useNameLine = (): ((names: readonly Named[]) => string) => {
  const translate = useTranslate()
  const format = useFormat()
  return names => {
    if (names.length === 1) return names[0]!.text
    const line = format.list(names.slice(0, mostInLine).map(({ name }) => name))
    return names.length > mostInLine
      ? translate('app.generator.confirm.names', { names: line, more: format.number(names.length - mostInLine) })
      : line
  }
}

/**
 * All that a question is about, where they are several, with what tells them from others: shown when one asks for them.
 */
export const NameList = ({ names }: { names: readonly Named[] }) => {
  const translate = useTranslate()
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (names.length < 2) return null
  const all = translate('app.generator.confirm.all', { count: format.number(names.length) })
  return (
    <Box sx={{ mb: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? all : translate('app.generator.confirm.showAll', { count: format.number(names.length) })}
      </Button>
      {isOpen && (
        // Whoever has no mouse scrolls by the keys.
        <Box
          component="ul"
          id={id}
          tabIndex={0}
          aria-label={all}
          sx={{ m: 0, pl: 3.5, maxHeight: '14em', overflowY: 'auto', typography: 'body2' }}
        >
          {names.map(one => (
            <li key={String(one.id)}>{one.text}</li>
          ))}
        </Box>
      )}
    </Box>
  )
}

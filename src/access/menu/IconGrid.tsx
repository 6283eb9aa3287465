import { Box, ButtonBase, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { commonIcons, NamedIcon } from '../../shell/layout/icons.tsx'
import { seldomIcons } from '../../shell/layout/moreIcons.tsx'

const columns = 5
const iconNames = [...commonIcons, ...seldomIcons]

/** Where a key leads from a place in the grid. */
const next = (key: string, at: number, last: number): number | undefined => {
  const steps: { readonly [key: string]: number } = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: last - at,
  }
  const step = steps[key]
  return step === undefined ? undefined : at + step
}

/** All icons in a grid: typing narrows it, arrow keys walk it, Enter chooses. */
export const IconGrid = ({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const titleOf = (name: string): string => translate(`app.icons.${name}`, { _: name })
  const wanted = text.trim().toLowerCase()
  const found = iconNames.filter(
    name => wanted === '' || name.toLowerCase().includes(wanted) || titleOf(name).toLowerCase().includes(wanted),
  )
  const inTurn = Math.max(0, found.indexOf(chosen))
  const focus = (at: number): void => {
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[at]?.focus()
  }

  const walk = (at: number) => (event: KeyboardEvent) => {
    const to = next(event.key, at, found.length - 1)
    if (to === undefined) return
    event.preventDefault()
    if (to < 0 && event.key === 'ArrowUp') search.current?.focus()
    else focus(Math.min(Math.max(to, 0), found.length - 1))
  }
  const enter = (event: KeyboardEvent) => {
    // Within what an input method writes, keys are for that alone.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' && found.length > 0) {
      event.preventDefault()
      focus(inTurn)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (found.length > 0 && wanted !== '') onChoose(found[0]!)
    }
  }
  return (
    <>
      <TextField
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={enter}
        inputRef={search}
        autoFocus
        type="search"
        size="small"
        fullWidth
        label={translate('app.menus.searchIcons')}
        autoComplete="off"
        sx={{ mb: 1 }}
      />
      <Box
        ref={list}
        role="listbox"
        aria-label={translate('app.menus.icons')}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gap: 0.5,
          maxHeight: 320,
          overflowY: 'auto',
        }}
      >
        {found.map((name, at) => (
          <ButtonBase
            key={name}
            role="option"
            aria-selected={name === chosen}
            tabIndex={at === inTurn ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={walk(at)}
            title={name}
            sx={{
              flexDirection: 'column',
              gap: 0.5,
              p: 1,
              minWidth: 0,
              borderRadius: 1,
              bgcolor: name === chosen ? 'action.selected' : undefined,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <NamedIcon names={[name]} />
            <Typography component="span" variant="caption" noWrap sx={{ maxWidth: '100%' }}>
              {titleOf(name)}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      {found.length === 0 && (
        <Typography role="status" variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {translate('app.menus.noIcon')}
        </Typography>
      )}
    </>
  )
}

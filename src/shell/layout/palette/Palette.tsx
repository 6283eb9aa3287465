import SearchIcon from '@mui/icons-material/Search'
import { Box, Dialog, InputBase, LinearProgress, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useNavigate, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { EntryList, optionId } from './EntryList.tsx'
import type { Entry } from './Entry.ts'
import { useOffers } from './useOffers.ts'
import { useOpenWhenFound } from './useOpenWhenFound.ts'
import { useOnlyFound } from './useOnlyFound.ts'
import { useRecordSearch } from './useRecordSearch.ts'

const paper = {
  position: 'absolute',
  top: { xs: 0, sm: '10vh' },
  m: { xs: 1, sm: 2 },
  width: { xs: 'calc(100% - 16px)', sm: '100%' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: '75vh' },
}

const isElsewhere = (event: { readonly ctrlKey: boolean; readonly metaKey: boolean }): boolean =>
  event.ctrlKey || event.metaKey

interface PaletteProps {
  readonly scanned?: string | undefined
  /** What was typed into the field of the top bar. */
  readonly typed?: string | undefined
  /** Enter was pressed there. */
  readonly opensFirst?: boolean | undefined
  readonly onClose: () => void
}

/**
 * Finds pages, records and things to do by typing. Enter opens, with Ctrl or ⌘ in another window; where nothing has
 * been found yet, as soon as it is. What was scanned opens by itself where it names one record.
 */
export const Palette = ({ scanned, typed: begun, opensFirst = false, onClose }: PaletteProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const list = useId()
  const [typed, setTyped] = useState(scanned ?? begun ?? '')
  const [chosen, setChosen] = useState<string>()
  const query = typed.trim()
  const offers = useOffers(query)
  const { groups: found, isSearching, isPartial } = useRecordSearch(query)
  const groups = [...offers, ...found]
  useOnlyFound(query === scanned && !isSearching && !isPartial ? found : undefined, query, onClose)
  const entries = groups.flatMap(group => group.entries)
  const at = Math.max(
    0,
    entries.findIndex(entry => entry.key === chosen),
  )
  const active = entries[at]

  const choose = (entry: Entry, elsewhere: boolean): void => {
    if (entry.to !== undefined && elsewhere) return void window.open(entry.to, '_blank', 'noopener')
    onClose()
    if (entry.to === undefined) entry.run?.()
    else void navigate(entry.to)
  }
  const open = useOpenWhenFound({ query, isSearching, active, choose, isWanted: opensFirst })
  const press = (event: KeyboardEvent): void => {
    // While characters are composed, these keys belong to that.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (step === 0) open(isElsewhere(event))
    else setChosen(entries[(at + step + entries.length) % entries.length]?.key)
  }

  const label = translate('app.palette.title')
  const summary = isSearching
    ? translate('app.palette.searching')
    : translate('app.palette.count', { smart_count: entries.length })
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${list}-title`}
      slotProps={{ paper: { sx: paper } }}
    >
      <Box component="h2" id={`${list}-title`} sx={visuallyHidden}>
        {label}
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <SearchIcon color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={translate('app.palette.hint')}
          onKeyDown={press}
          onChange={event => {
            setTyped(event.target.value)
            setChosen(undefined)
          }}
          inputProps={{
            role: 'combobox',
            'aria-label': label,
            'aria-expanded': entries.length > 0,
            'aria-controls': list,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active ? optionId(list, active) : undefined,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>
        {isSearching && <LinearProgress aria-label={translate('app.palette.searching')} sx={{ height: 2 }} />}
      </Box>
      <EntryList
        id={list}
        label={label}
        groups={groups}
        active={active?.key}
        onPoint={entry => setChosen(entry.key)}
        onChoose={(entry, event) => choose(entry, isElsewhere(event))}
      />
      {entries.length === 0 && !isSearching && (
        <Typography color="text.secondary" sx={{ px: 3, pb: 3 }}>
          {translate('app.palette.nothing')}
        </Typography>
      )}
      {isPartial && (
        <Typography variant="caption" color="error" sx={{ px: 3, pb: 1 }}>
          {translate('app.palette.partial')}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {summary}
      </Box>
    </Dialog>
  )
}

import SaveIcon from '@mui/icons-material/Save'
import SearchIcon from '@mui/icons-material/Search'
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess'
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore'
import { Alert, Box, Button, IconButton, InputAdornment, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import { SectionCard } from '../../core/SectionCard.tsx'
import { leavesOf, matching } from '../trees/ticks.ts'
import type { TickNode } from '../trees/ticks.ts'
import { TickTree } from '../trees/TickTree.tsx'
import type { Ticks } from './useTicks.ts'

const groupsIn = (nodes: readonly TickNode[]): string[] =>
  nodes.flatMap(node => (node.children?.length ? [node.id, ...groupsIn(node.children)] : []))

interface TicksCardProps {
  /** Catalogue key of the title. */
  readonly title: string
  readonly nodes: readonly TickNode[]
  readonly ticks: Ticks
  /** Why nothing here can be changed; undefined where it can. */
  readonly unavailable: string | undefined
  /** Whether all groups are open at first. */
  readonly isOpen: boolean
}

const toolbar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }

/** A tree to be ticked: search, all groups open or closed, and what was changed to be saved or undone. */
export const TicksCard = ({ title, nodes, ticks, unavailable, isOpen }: TicksCardProps) => {
  const translate = useTranslate()
  const [text, search] = useState('')
  const [expanded, expand] = useState<readonly string[]>(() => (isOpen ? groupsIn(nodes) : []))
  const inSight = useMemo(() => matching(nodes, text), [nodes, text])
  const isSearched = text.trim() !== ''
  const { ticked, isChanged, isSaving, change, save, undo } = ticks
  const of = translate('app.ticks.of', { count: ticked.size, total: leavesOf(nodes).length })
  const button = (label: string, Icon: typeof SearchIcon, ids: readonly string[]) => (
    <IconButton
      size="small"
      aria-label={translate(label)}
      title={translate(label)}
      disabled={isSearched}
      onClick={() => expand(ids)}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <SectionCard title={title}>
      {unavailable !== undefined && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {unavailable}
        </Alert>
      )}
      <Box sx={toolbar}>
        <TextField
          type="search"
          size="small"
          value={text}
          onChange={event => search(event.target.value)}
          placeholder={translate('ra.action.search')}
          sx={{ flex: '1 1 10em', maxWidth: '22em' }}
          slotProps={{
            htmlInput: { 'aria-label': translate('app.ticks.search', { name: translate(title) }) },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        {button('app.ticks.open', UnfoldMoreIcon, groupsIn(nodes))}
        {button('app.ticks.close', UnfoldLessIcon, [])}
        <Typography variant="body2" color="text.secondary" aria-live="polite">
          {of}
        </Typography>
        {isChanged && (
          <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
            <Button size="small" onClick={undo} disabled={isSaving}>
              {translate('ra.action.undo')}
            </Button>
            <Button
              size="small"
              variant="contained"
              startIcon={<SaveIcon />}
              loading={isSaving}
              loadingPosition="start"
              onClick={() => void save()}
            >
              {translate('ra.action.save')}
            </Button>
          </Box>
        )}
      </Box>
      <Box sx={{ maxHeight: '32em', overflow: 'auto' }}>
        {inSight.length === 0 ? (
          <Typography color="text.secondary" sx={{ py: 2 }}>
            {translate('app.ticks.nothing')}
          </Typography>
        ) : (
          <TickTree
            nodes={inSight}
            ticked={ticked}
            onChange={change}
            label={translate(title)}
            expanded={isSearched ? groupsIn(inSight) : expanded}
            onExpand={ids => {
              if (!isSearched) expand(ids)
            }}
          />
        )}
      </Box>
    </SectionCard>
  )
}

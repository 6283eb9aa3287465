import GridIcon from '@mui/icons-material/GridViewOutlined'
import ListIcon from '@mui/icons-material/TableRowsOutlined'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useStore, useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { Settling } from '../../core/Settling.tsx'
import { useMay } from '../../core/useMay.ts'
import { Grid } from './Grid.tsx'
import { Tags } from './Tags.tsx'
import './texts.ts'
import { UploadZone } from './UploadZone.tsx'

/** The pictures of the list: seen beside each other, or as its rows. */
export const PictureRows = ({
  resource,
  children,
}: {
  readonly resource: AnyResource
  readonly children: ReactNode
}) => {
  const translate = useTranslate()
  const may = useMay()
  const [view, setView] = useStore<'grid' | 'list'>('picture.rows', 'grid')
  return (
    <Settling>
      {may('picture', 'add') && <UploadZone />}
      <Box sx={{ display: 'flex', gap: 1, p: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Tags />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, next: 'grid' | 'list' | null) => {
            if (next) setView(next)
          }}
          aria-label={translate('app.pictures.view')}
        >
          <ToggleButton
            value="grid"
            sx={{ py: 0.5 }}
            aria-label={translate('app.pictures.grid')}
            title={translate('app.pictures.grid')}
          >
            <GridIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton
            value="list"
            sx={{ py: 0.5 }}
            aria-label={translate('app.pictures.list')}
            title={translate('app.pictures.list')}
          >
            <ListIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {view === 'grid' ? <Grid resource={resource} /> : children}
    </Settling>
  )
}

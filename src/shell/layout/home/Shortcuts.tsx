import Add from '@mui/icons-material/Add'
import { Box, Button, Card, CardActionArea, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { registry } from '../../../../resources/index.ts'
import { mayDo } from '../../auth/mayDo.ts'
import { inSentence } from '../../../core/inSentence.ts'
import { resourceName } from '../../../core/resourceName.ts'
import { MenuIcon } from '../MenuIcon.tsx'
import { pagesOf } from '../menuTree.ts'
import type { MenuEntry } from '../menuTree.ts'
import { useMenu } from '../useMenu.ts'

const Tile = ({ entry }: { entry: MenuEntry }) => (
  <Card>
    <CardActionArea
      component={Link}
      to={entry.to ?? '/'}
      sx={{ px: { xs: 1, sm: 1.75 }, py: 1.75, height: '100%', display: 'flex', alignItems: 'center', justifyContent: 'flex-start', gap: { xs: 1, sm: 1.5 } }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: 2,
          color: 'primary.main',
          bgcolor: 'action.selected',
          flexShrink: 0,
        }}
      >
        <MenuIcon entry={entry} />
      </Box>
      <Typography component="span" sx={{ fontSize: { xs: '0.875rem', sm: '1rem' }, fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere', hyphens: 'auto', minWidth: 0 }}>
        {entry.title}
      </Typography>
    </CardActionArea>
  </Card>
)

/** Two rows where there is room; the sidebar has all of them. */
const mostTiles = 10

/** What the operator does most: create in the first group, and open any page of the menu. */
export const Shortcuts = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { entries, pending } = useMenu()
  const pages = pagesOf(entries)
  const creatable = permissions
    ? pagesOf(entries.slice(0, 1))
        .filter(entry => mayDo(permissions, entry.page ?? '', 'create'))
        .slice(0, 3)
    : []
  if (!pending && pages.length === 0) return <Typography>{translate('app.home.noPages')}</Typography>
  return (
    <Box component="section" aria-label={translate('app.home.shortcuts')}>
      {creatable.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
          {creatable.map((entry, at) => (
            <Button
              key={entry.key}
              component={Link}
              to={`/${entry.page}/create`}
              variant={at === 0 ? 'contained' : 'outlined'}
              startIcon={<Add />}
            >
              {translate('app.home.create', { name: inSentence(resourceName(translate, registry[entry.page!]!.name, 1)) })}
            </Button>
          ))}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(148px, 1fr))', sm: 'repeat(auto-fill, minmax(192px, 1fr))' },
          minHeight: 70,
        }}
      >
        {pages.slice(0, mostTiles).map(entry => (
          <Tile key={entry.key} entry={entry} />
        ))}
      </Box>
    </Box>
  )
}

import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { derivedCalls } from '../../../resources/core/calls.ts'
import { useStart } from '../actions/ActionsProvider.tsx'
import type { Offered } from '../actions/rowActions.ts'
import { toneColour } from '../actions/toneColour.ts'
import { useListOffers } from '../actions/useOffers.ts'
import type { ResourceView } from '../resourceView.ts'
import { createPath, importPath } from '../paths.ts'
import { useCanSee } from '../rights.tsx'
import { useView } from '../tree/useView.ts'
import { ViewSwitch } from '../tree/ViewSwitch.tsx'
import { laterIn } from '../later.tsx'
import type { AfterRowsProps } from './AfterRows.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { DeletedSwitch } from './DeletedSwitch.tsx'
import { ExportButton } from './ExportButton.tsx'
import { useMayCreate } from './useMayCreate.ts'

// As wide as the button that takes its place, so that nothing beside it moves.
const ViewsPlace = () => (
  <Button size="small" disabled startIcon={<BookmarkBorderIcon />}>
    {useTranslate()('app.views.name')}
  </Button>
)
const ListViews = laterIn(<ViewsPlace />, async () => (await import('./ListViews.tsx')).ListViews)

const ListActions = ({ blueprint }: { blueprint: ResourceView }) => {
  const translate = useTranslate()
  const start = useStart()
  // Where no record is made by a form, what leads on is the main thing, as making one is elsewhere.
  const isMain = ({ tone }: Offered): boolean => tone === 'positive' && !blueprint.resource.actions['create']
  return useListOffers(blueprint.resource).map(offer => (
    <Button
      key={offer.name}
      size="small"
      variant={isMain(offer) ? 'contained' : 'outlined'}
      color={isMain(offer) ? 'primary' : toneColour[offer.tone]}
      {...(isMain(offer) ? { startIcon: <AddIcon /> } : {})}
      onClick={() => start(offer, [])}
    >
      {translate(offer.label)}
    </Button>
  ))
}

/** What can be done with the list: narrow it, arrange it, take it along, add to it. */
export const ListToolbar = memo(({ blueprint, isNarrow }: AfterRowsProps) => {
  const { resource, logicallyDeleted } = blueprint
  const translate = useTranslate()
  const canSee = useCanSee()
  const { view, views } = useView(resource)
  const mayExport = derivedCalls(resource)['export'] !== undefined && canSee(resource.name, 'export')
  const mayCreate = useMayCreate(resource)
  const mayImport = resource.actions['import'] !== undefined && canSee(resource.name, 'import')
  return (
    <>
      {views.length > 1 && <ViewSwitch resource={resource} />}
      {logicallyDeleted && <DeletedSwitch />}
      {view !== 'tree' && <ListViews blueprint={blueprint} />}
      {!isNarrow && view === 'flat' && <ColumnsButton blueprint={blueprint} />}
      {mayExport && <ExportButton blueprint={blueprint} />}
      <ListActions blueprint={blueprint} />
      {mayImport && (
        <Button component={Link} to={importPath(resource.name)} size="small" startIcon={<UploadIcon />}>
          {translate('actions.import')}
        </Button>
      )}
      {mayCreate && (
        <Button
          component={Link}
          to={createPath(resource.name)}
          size="small"
          variant="contained"
          startIcon={<AddIcon />}
          aria-keyshortcuts="n"
        >
          {translate('ra.action.create')}
        </Button>
      )}
    </>
  )
})
ListToolbar.displayName = 'ListToolbar'

import AddIcon from '@mui/icons-material/Add'
import { Button, Card, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useGuide } from '../guide/useGuide.ts'
import { createPath, importPath } from '../paths.ts'
import { useCanSee } from '../rights.tsx'
import { useMayCreate } from './useMayCreate.ts'

/** There is nothing at all yet: says what the page is for and how the first entry comes about, and leads there. */
export const EmptyList = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  const { guide, isPending } = useGuide(resource.name)
  const mayCreate = useMayCreate(resource)
  const mayImport = resource.actions['import'] !== undefined && canSee(resource.name, 'import')
  // What it says comes as a whole.
  if (isPending) return <div className="awaited" style={{ height: 280 }} />
  return (
    <Card variant="outlined">
      <Stack spacing={1.5} sx={{ alignItems: 'center', py: { xs: 6, sm: 8 }, px: 2, textAlign: 'center' }}>
        <Typography component="h2" variant="h6">
          {translate('app.generator.none')}
        </Typography>
        {guide && (
          <Stack spacing={0.5} sx={{ maxWidth: '34em', color: 'text.secondary', textWrap: 'balance' }}>
            <Typography>{guide.purpose}</Typography>
            {guide.first && <Typography>{guide.first}</Typography>}
          </Stack>
        )}
        {(mayCreate || mayImport) && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, pt: 1 }}>
            {mayImport && (
              <Button component={Link} to={importPath(resource.name)}>
                {translate('actions.import')}
              </Button>
            )}
            {mayCreate && (
              <Button component={Link} to={createPath(resource.name)} variant="contained" startIcon={<AddIcon />}>
                {translate('ra.action.create')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

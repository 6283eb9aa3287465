import AddIcon from '@mui/icons-material/Add'
import { Button, Card, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createPath, importPath } from '../paths.ts'
import { scopeOf } from '../fieldContext.ts'
import { useCanSee } from '../rights.tsx'

/** There is nothing at all yet: says what comes next. */
export const EmptyList = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  const mayCreate = resource.actions['create'] !== undefined && canSee(resource.name, 'create')
  const mayImport = resource.actions['import'] !== undefined && canSee(resource.name, 'import')
  return (
    <Card variant="outlined">
      <Stack spacing={2} sx={{ alignItems: 'center', py: 8, px: 2, textAlign: 'center' }}>
        <Typography color="text.secondary">{translate(`${scopeOf(resource)}.empty`, { _: translate('app.generator.none') })}</Typography>
        {mayImport && <Button component={Link} to={importPath(resource.name)}>{translate('actions.import')}</Button>}
        {mayCreate && (
          <Button component={Link} to={createPath(resource.name)} variant="contained" startIcon={<AddIcon />}>{translate('ra.action.create')}</Button>
        )}
      </Stack>
    </Card>
  )
}

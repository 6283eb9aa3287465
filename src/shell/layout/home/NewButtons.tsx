import Add from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { registry } from '../../../../resources/index.ts'
import { mayDo } from '../../auth/mayDo.ts'
import { createPath } from '../../../core/paths.ts'
import { inSentence } from '../../../core/inSentence.ts'
import { resourceName } from '../../../core/resourceName.ts'
import { pagesOf } from '../menuTree.ts'
import { useMenu } from '../useMenu.ts'

/** So many stand beside each other. */
const most = 3

/** What the operator makes most: new records of the first group of the menu. */
export const NewButtons = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { entries, pending } = useMenu()
  if (!permissions || pending) return null
  if (pagesOf(entries).length === 0) return <Typography>{translate('app.home.noPages')}</Typography>
  return pagesOf(entries.slice(0, 1))
    .filter(({ page = '' }) => mayDo(permissions, page, 'create'))
    .slice(0, most)
    .map(({ key, page = '' }, at) => (
      <Button
        key={key}
        component={Link}
        to={createPath(page)}
        variant={at === 0 ? 'contained' : 'outlined'}
        startIcon={<Add />}
      >
        {translate('app.home.create', { name: inSentence(resourceName(translate, registry[page]!.name, 1)) })}
      </Button>
    ))
}

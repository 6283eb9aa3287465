import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Button, Menu } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useId, useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Offer } from './rowActions.ts'
import { useActionItems } from './useActionItems.tsx'

/** A menu of those actions on a record that have no button of their own. */
export const MoreActions = ({
  resource,
  record,
  offers,
}: {
  resource: AnyResource
  record: RaRecord
  offers: readonly Offer[]
}) => {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const items = useActionItems(resource, record, () => setAnchor(null))
  return (
    <>
      <Button
        id={`${id}-button`}
        size="small"
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        {translate('app.generator.moreActions')}
      </Button>
      {anchor && (
        <Menu
          id={id}
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        >
          {items(offers)}
        </Menu>
      )}
    </>
  )
}

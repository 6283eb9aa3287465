import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { MouseEvent } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { InnerLink } from '../InnerLink.tsx'
import { PlainIcon } from '../PlainIcon.tsx'
import { editPath } from '../paths.ts'
import { recordLabel } from '../recordLabel.ts'
import { unavailableReason } from './rowActions.ts'
import { isWithout, useRowWays } from './useRowWays.ts'
import { onDemand } from '../later.tsx'

// Built only while it is open, and so not waited for by the rows.
const ActionMenu = onDemand(
  async () => (await import('./ActionMenu.tsx')).ActionMenu,
  ({ onClose }) => onClose(),
)

const stop = (event: MouseEvent) => event.stopPropagation()

/**
 * Edit button and menu of a record's actions; what the record's state forbids is there with the reason. Nothing where
 * there is nothing to do.
 */
export const RowActions = ({ resource }: { resource: AnyResource }) => {
  const record = useRecordContext()
  const translate = useTranslate()
  const locale = useLocale()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const rowWays = useRowWays(resource)
  if (!record) return null
  const ways = rowWays.of(record)
  if (isWithout(ways)) return null
  const name = recordLabel(resource, record, locale)
  const mayEdit = ways.edits && !unavailableReason('update', resource.actions['update'], record)
  return (
    <div onClick={stop} className="row-actions">
      {mayEdit && (
        <InnerLink
          to={editPath(resource.name, record.id)}
          className="icon-button"
          aria-label={translate('app.generator.editNamed', { name })}
          title={translate('ra.action.edit')}
        >
          <PlainIcon of="edit" />
        </InnerLink>
      )}
      <button
        type="button"
        className="icon-button"
        onClick={event => setAnchor(event.currentTarget)}
        title={translate('app.generator.actions')}
        aria-label={translate('app.generator.actionsOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        <PlainIcon of="more" />
      </button>
      {anchor && <ActionMenu id={id} resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />}
    </div>
  )
}

import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { UnavailableReason } from '../actions/rowActions.ts'
import { useReason } from '../actions/useReason.ts'
import type { ResourceView } from '../resourceView.ts'
import { ShowSections } from '../show/ShowSections.tsx'

/** In the place of a form: a record whose state forbids changes stands as it is, with the reason. */
export const Locked = ({
  blueprint,
  record,
  unavailable,
}: {
  readonly blueprint: ResourceView
  readonly record: RaRecord
  readonly unavailable: UnavailableReason
}) => {
  const translate = useTranslate()
  const reason = useReason(blueprint.resource)
  return (
    <Stack spacing={2}>
      <Alert severity="info">{translate('app.generator.locked', { reason: reason(unavailable) })}</Alert>
      <ShowSections blueprint={blueprint} record={record} />
    </Stack>
  )
}

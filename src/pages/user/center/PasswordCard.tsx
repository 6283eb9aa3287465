import { Button, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import type { AnyResource } from '../../../../resources/schema/index.ts'
import { operator } from '../../../../resources/system/operator.ts'
import { FieldInput } from '../../../generator/fields/FieldInput.tsx'
import { SectionCard } from '../../../generator/SectionCard.tsx'
import { ActionForm } from './ActionForm.tsx'

const resource = operator as unknown as AnyResource

/** Another password, which ends the caller's other sessions. */
export const PasswordCard = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isChanging, setChanging] = useState(false)
  const done = () => {
    setChanging(false)
    notify('app.own.password.done', { type: 'success' })
  }
  return (
    <SectionCard title="app.own.password.title">
      <Stack spacing={1.5}>
        <Typography variant="body2" color="text.secondary">{translate('app.own.password.text')}</Typography>
        {isChanging ? (
          <ActionForm resource={resource} action="updatePass" submit={translate('resources.operator.actions.updatePass')} onDone={done} onCancel={() => setChanging(false)}>
            {places => Object.values(places).map(place => <FieldInput key={place.name} place={place} />)}
          </ActionForm>
        ) : <Button size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setChanging(true)}>{translate('resources.operator.actions.updatePass')}</Button>}
      </Stack>
    </SectionCard>
  )
}

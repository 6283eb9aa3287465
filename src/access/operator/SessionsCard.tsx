import { Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { holds } from '../../../resources/rights.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { KickDialog } from '../online/KickDialog.tsx'
import type { OnlineSession } from '../online/OnlineSession.ts'
import { SessionRows } from '../online/SessionRows.tsx'
import { useOnline } from '../online/useOnline.ts'

const most = 20

const Sessions = ({ operator, mayKick }: { operator: number; mayKick: boolean }) => {
  const translate = useTranslate()
  const { data } = useOnline({ page: 0, size: most, operator })
  const [kicking, kick] = useState<OnlineSession>()
  return (
    <SectionCard title="app.online.sessions">
      {data?.content.length === 0 && <Typography color="text.secondary">{translate('app.online.notSignedIn')}</Typography>}
      {data && data.content.length > 0 && <SessionRows sessions={data.content} isOfOne onKick={mayKick ? kick : undefined} />}
      {kicking && <KickDialog sessions={[kicking]} onClose={() => kick(undefined)} />}
    </SectionCard>
  )
}

/** Where an operator is signed in now, for those who may know. */
export const SessionsCard = ({ record }: { record: RaRecord }) => {
  const { permissions } = usePermissions<ReadonlySet<string>>()
  if (!permissions || !holds(permissions, 'online:list')) return null
  return <Sessions operator={Number(record.id)} mayKick={holds(permissions, 'online:kick')} />
}

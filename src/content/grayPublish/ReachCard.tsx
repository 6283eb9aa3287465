import type { RaRecord } from 'react-admin'
import { grayPublish } from '../../../resources/content/grayPublish.ts'
import { useClient } from '../../core/provider.ts'
import { CountsCard } from '../../core/CountsCard.tsx'

/** How many devices asked, were offered the release, and run it, and what they report of it. */
export const ReachCard = ({ record }: { readonly record: RaRecord }) => {
  const client = useClient()
  return (
    <CountsCard
      resource={grayPublish}
      call="reach"
      of={[record.id]}
      names={['asked', 'got', 'runs', 'failures', 'failing']}
      ask={() => client.grayPublish.reach({ id: record.id })}
    />
  )
}

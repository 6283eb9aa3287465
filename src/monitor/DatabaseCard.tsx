import { Box } from '@mui/material'
import { databaseStatement } from '../../resources/monitor/databaseStatement.ts'
import { CountsCard } from '../core/CountsCard.tsx'
import { useClient } from '../core/provider.ts'
import { useMay } from '../core/useMay.ts'

const names = [
  'megabytes',
  'connections',
  'mostConnections',
  'longest',
  'running',
  'waiting',
  'messages',
  'undelivered',
  'replicas',
  'lag',
] as const

/** Seconds after which it is looked at again: a statement that hangs is seen while it does. */
const every = 10_000

/** The database that the hosts share, above them. */
export const DatabaseCard = () => {
  const client = useClient()
  const may = useMay()
  if (!may(databaseStatement.name, 'load')) return null
  return (
    <Box sx={{ mb: 2 }}>
      <CountsCard
        resource={databaseStatement}
        call="load"
        of={[]}
        names={names}
        ask={async () => {
          const { lag, ...load } = await client.databaseStatement.load({})
          return { ...load, lag: lag ?? 0 }
        }}
        every={every}
      />
    </Box>
  )
}

import { LinearProgress } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { applicationMail } from '../../../resources/content/applicationMail.ts'
import { useClient } from '../../core/provider.ts'
import { CountsCard } from '../../core/CountsCard.tsx'
import { isMailed, isToMailboxes } from './mailed.ts'

const twoSeconds = 2_000
const counted = ['recipients', 'delivered', 'leftOut', 'waiting', 'read'] as const
const mailed = ['mailed', 'mailFailed'] as const
/** Of people without an inbox nobody knows what they read, and a mail that is written has not come yet. */
const ofMailboxes = ['recipients', ...mailed, 'leftOut', 'waiting'] as const
const going = new Set(['sending', 'paused'])

/**
 * How far a letter has got: asked again and again while it is on its way; once nobody waits any more, its page is asked
 * for anew.
 */
export const DeliveryCard = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const client = useClient()
  const queries = useQueryClient()
  const state = String(record['state'])
  const ask = async () => {
    const counts = await client.applicationMail.delivery({ id: record.id })
    if (state === 'sending' && counts.waiting === 0)
      await queries.invalidateQueries({ queryKey: [applicationMail.name, 'getOne'] })
    return counts
  }
  return (
    <CountsCard
      resource={applicationMail}
      call="delivery"
      of={[record.id, record['version']]}
      names={isToMailboxes(record) ? ofMailboxes : isMailed(record) ? [...counted, ...mailed] : counted}
      ask={ask}
      every={state === 'sending' ? twoSeconds : undefined}
    >
      {({ recipients, waiting }) =>
        going.has(state) &&
        recipients > 0 && (
          <LinearProgress
            variant="determinate"
            value={100 * (1 - waiting / recipients)}
            aria-label={translate('resources.applicationMail.calls.delivery')}
            sx={{ mt: 2 }}
          />
        )
      }
    </CountsCard>
  )
}

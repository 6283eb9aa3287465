import type { RaRecord } from 'react-admin'
import { consumeRecord } from '../../../resources/times/consumeRecord.ts'
import { only } from '../../../resources/core/branch.ts'
import { EmbeddedList } from '../../core/list/EmbeddedList.tsx'

/** The training days that an organisation's patients consumed. */
export const ConsumptionTab = ({ record }: { record: RaRecord }) => (
  <EmbeddedList resource={consumeRecord} filter={{ hospital: only(record.id) }} />
)

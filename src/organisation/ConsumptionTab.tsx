import type { RaRecord } from 'react-admin'
import { consumeRecord } from '../../resources/business/consumeRecord.ts'
import { only } from '../../resources/schema/branch.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { EmbeddedList } from '../generator/list/EmbeddedList.tsx'

/** The training days that an organisation's patients consumed. */
export const ConsumptionTab = ({ record }: { record: RaRecord }) => <EmbeddedList resource={consumeRecord as unknown as AnyResource} filter={{ hospital: only(record.id) }} />

import { hospitalRecharge } from '../../resources/business/hospitalRecharge.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { EmbeddedList } from '../generator/list/EmbeddedList.tsx'

/** What was bought for the caller's own organisation. */
export const OwnTopUps = ({ hospital }: { hospital: number }) => <EmbeddedList resource={hospitalRecharge as unknown as AnyResource} filter={{ hospital }} />

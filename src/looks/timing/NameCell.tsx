import { useLocale } from 'react-admin'
import { timing } from '../../../resources/system/timing.ts'
import type { AnyResource } from '../../../resources/schema/index.ts'
import type { CellProps } from '../../generator/kinds/view.ts'
import { recordLabel } from '../../generator/recordLabel.ts'

/** The name of a job in the language of the page. */
export const NameCell = ({ record }: CellProps) => <>{recordLabel(timing as unknown as AnyResource, record, useLocale())}</>

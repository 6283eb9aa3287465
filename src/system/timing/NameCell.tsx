import { useLocale } from 'react-admin'
import { timing } from '../../../resources/system/timing.ts'
import type { CellProps } from '../../core/types/view.ts'
import { recordLabel } from '../../core/recordLabel.ts'

/** The name of a job in the language of the page. */
export const NameCell = ({ record }: CellProps) => <>{recordLabel(timing, record, useLocale())}</>

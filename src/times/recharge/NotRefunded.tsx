import { useTranslate } from 'react-admin'
import { Nothing } from '../../core/types/Nothing.tsx'
import { ToneChip } from '../../core/types/ToneChip.tsx'
import type { CellProps } from '../../core/types/view.ts'
import { useLastRequest } from '../cards/useLastRequest.ts'

/** Nothing went back, or nothing yet: somebody has to agree first. */
export const NotRefunded = ({ record }: Pick<CellProps, 'record'>) => {
  const translate = useTranslate()
  const { last } = useLastRequest(record.id)
  return last?.['review'] === 'waiting' ? <ToneChip tone="warning" label={translate('app.topUp.asked')} /> : <Nothing />
}

import PhoneForwardedOutlined from '@mui/icons-material/PhoneForwardedOutlined'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { useMay } from '../../core/useMay.ts'
import { callListPath, mostCalled } from './callListPath.ts'
import type { CallListName } from './callList.ts'
import { FirstListed } from './FirstListed.tsx'

/** Leads to the page on which the children of a list are called one after the other. */
export const Starting = ({ list }: { list: CallListName }) => {
  const translate = useTranslate()
  const { number } = useFormat()
  const may = useMay()
  if (may('followUp', 'create') !== true) return null
  return (
    <FirstListed
      list={list}
      variant="contained"
      startIcon={<PhoneForwardedOutlined />}
      pathOf={patients => callListPath(list, patients)}
      label={(total, isLong) => {
        if (total === undefined) return translate('app.callList.start')
        return isLong
          ? translate('app.callList.startMost', { count: number(mostCalled) })
          : translate('app.callList.startCount', { count: number(total) })
      }}
    />
  )
}

import { Button, Tooltip } from '@mui/material'
import PhoneForwardedOutlined from '@mui/icons-material/PhoneForwardedOutlined'
import { useListContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTell } from '../../core/actions/useTell.ts'
import { useFormat } from '../../core/format.ts'
import { useProvider } from '../../core/provider.ts'
import { useMay } from '../../core/useMay.ts'
import { callListPath, mostCalled } from './callListPath.ts'
import type { CallListName } from './callList.ts'

/**
 * Takes the children that a list shows, in its order, to be called one after the other; of a long list the first ones.
 */
export const Starting = ({ list }: { list: CallListName }) => {
  const translate = useTranslate()
  const { number } = useFormat()
  const navigate = useNavigate()
  const provider = useProvider()
  const tell = useTell()
  const may = useMay()
  const { total, sort, filter, filterValues } = useListContext()
  const [isPending, setPending] = useState(false)
  if (may('followUp', 'create') !== true) return null
  const start = async () => {
    setPending(true)
    try {
      const { data } = await provider.getList(list, {
        pagination: { page: 1, perPage: mostCalled },
        sort,
        filter: { ...filterValues, ...filter },
      })
      await navigate(
        callListPath(
          list,
          data.map(row => Number(row['patient'])),
        ),
      )
    } catch (error) {
      tell(error)
    } finally {
      setPending(false)
    }
  }
  const isLong = total !== undefined && total > mostCalled
  const label =
    total === undefined
      ? translate('app.callList.start')
      : isLong
        ? translate('app.callList.startMost', { count: number(mostCalled) })
        : translate('app.callList.startCount', { count: number(total) })
  return (
    <Tooltip title={isLong ? translate('app.callList.more', { count: number(mostCalled) }) : ''}>
      <span>
        <Button
          size="small"
          variant="contained"
          startIcon={<PhoneForwardedOutlined />}
          loading={isPending}
          loadingPosition="start"
          disabled={total === 0}
          onClick={() => void start()}
        >
          {label}
        </Button>
      </span>
    </Tooltip>
  )
}

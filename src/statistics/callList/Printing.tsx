import { Button, Tooltip } from '@mui/material'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { useListContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTell } from '../../core/actions/useTell.ts'
import { useFormat } from '../../core/format.ts'
import { useProvider } from '../../core/provider.ts'
import { mostCalled } from './callListPath.ts'
import { remindersPath } from '../reminders/remindersPath.ts'

/**
 * Takes those that a list shows, in its order, to the page that prints a reminder for each who is still to come; of a
 * long list the first ones.
 */
export const Printing = () => {
  const translate = useTranslate()
  const { number } = useFormat()
  const navigate = useNavigate()
  const provider = useProvider()
  const tell = useTell()
  const { total, sort, filter, filterValues } = useListContext()
  const [isPending, setPending] = useState(false)
  const print = async () => {
    setPending(true)
    try {
      const { data } = await provider.getList('reexamination', {
        pagination: { page: 1, perPage: mostCalled },
        sort,
        filter: { ...filterValues, ...filter },
      })
      await navigate(remindersPath(data.map(row => Number(row['patient']))))
    } catch (error) {
      tell(error)
    } finally {
      setPending(false)
    }
  }
  const isLong = total !== undefined && total > mostCalled
  const most = { count: number(mostCalled) }
  return (
    <Tooltip title={isLong ? translate('app.callList.more', most) : ''}>
      <span>
        <Button
          size="small"
          variant="outlined"
          startIcon={<PrintOutlined />}
          loading={isPending}
          loadingPosition="start"
          disabled={total === 0}
          onClick={() => void print()}
        >
          {translate(isLong ? 'app.callList.printMost' : 'app.callList.print', most)}
        </Button>
      </span>
    </Tooltip>
  )
}

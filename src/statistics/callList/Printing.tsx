import { Button } from '@mui/material'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { useListContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTell } from '../../core/actions/useTell.ts'
import { useProvider } from '../../core/provider.ts'
import { mostCalled } from './callListPath.ts'
import { remindersPath } from '../reminders/remindersPath.ts'

/** Takes those that a list shows, in its order, to the page that prints a reminder for each who is still to come. */
export const Printing = () => {
  const translate = useTranslate()
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
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<PrintOutlined />}
      loading={isPending}
      loadingPosition="start"
      disabled={total === 0}
      onClick={() => void print()}
    >
      {translate('app.callList.print')}
    </Button>
  )
}

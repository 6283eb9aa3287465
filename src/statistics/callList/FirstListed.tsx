import { Box, Button, Tooltip } from '@mui/material'
import type { ButtonProps } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTell } from '../../core/actions/useTell.ts'
import { useFormat } from '../../core/format.ts'
import { useProvider } from '../../core/provider.ts'
import { mostCalled } from './callListPath.ts'
import type { CallListName } from './callList.ts'

/**
 * Takes the children that a list shows, in its order, to a page for them; of a long list the first ones, which its
 * `label` is told, as it is how many there are.
 */
export const FirstListed = ({
  list,
  pathOf,
  label,
  ...looks
}: {
  list: CallListName
  pathOf: (patients: readonly number[]) => string
  label: (total: number | undefined, isLong: boolean) => string
} & Pick<ButtonProps, 'variant' | 'startIcon'>) => {
  const translate = useTranslate()
  const { number } = useFormat()
  const navigate = useNavigate()
  const provider = useProvider()
  const tell = useTell()
  const { total, sort, filter, filterValues } = useListContext()
  const [isPending, setPending] = useState(false)
  const take = async () => {
    setPending(true)
    try {
      const { data } = await provider.getList(list, {
        pagination: { page: 1, perPage: mostCalled },
        sort,
        filter: { ...filterValues, ...filter },
      })
      await navigate(pathOf(data.map(row => Number(row['patient']))))
    } catch (error) {
      tell(error)
    } finally {
      setPending(false)
    }
  }
  const isLong = total !== undefined && total > mostCalled
  return (
    <Tooltip title={isLong ? translate('app.callList.more', { count: number(mostCalled) }) : ''}>
      <Box component="span" sx={{ display: 'flex' }}>
        <Button
          {...looks}
          size="small"
          fullWidth
          loading={isPending}
          loadingPosition="start"
          disabled={total === 0}
          onClick={() => void take()}
        >
          {label(total, isLong)}
        </Button>
      </Box>
    </Tooltip>
  )
}

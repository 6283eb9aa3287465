import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useTreeRecords } from './records.ts'
import { below, treeOf } from './treeOf.ts'

/** Says how many records below these go too when they are removed; nothing where there are none. */
export const GoesToo = ({ resource, records }: { resource: AnyResource; records: readonly RaRecord[] }) => {
  const translate = useTranslate()
  const { data } = useTreeRecords(resource)
  if (!data) return null
  const tree = treeOf(data.records, resource.tree!)
  const going = new Set(
    records.flatMap(record => {
      const node = tree.byId.get(Number(record.id))
      return node ? below(node).map(one => one.id) : []
    }),
  )
  const count = [...going].filter(id => !records.some(record => Number(record.id) === id)).length
  return count === 0 ? null : (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('app.generator.tree.goesToo', { smart_count: count })}
    </Alert>
  )
}

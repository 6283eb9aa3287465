import { useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { firstPage } from './firstPage.ts'
import { readRows } from './listState.ts'
import { useBeginning } from './useBeginning.ts'

/** How a list begins: with the operator's default view, as it was known when the page was opened, or as it comes. */
export const useFirstPage = (resource: AnyResource) => {
  const beginning = useBeginning(resource.name)
  const [first] = useState(() => {
    const { filter, sort, perPage } = beginning ? readRows(resource, beginning.state) : firstPage(resource)
    return { sort, perPage, filterDefaultValues: filter }
  })
  return first
}

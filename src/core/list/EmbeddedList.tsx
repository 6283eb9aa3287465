import { Box, Card, Skeleton, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { ListBase, ResourceContextProvider, useListContext } from 'react-admin'
import { useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { resourceView } from '../resourceView.ts'
import { RightsProvider } from '../rights.tsx'
import { Acting } from './Acting.tsx'
import { BelowRows } from './BelowRows.tsx'
import { firstPage } from './firstPage.ts'
import { ListCards } from './ListCards.tsx'
import { ListTable } from './ListTable.tsx'

const Rows = ({ resource, without }: { resource: AnyResource; without: readonly string[] }) => {
  const blueprint = resourceView(resource)
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const { isPending } = useListContext()
  const List = isNarrow ? ListCards : ListTable
  if (isPending) return <Skeleton variant="rectangular" height={320} />
  return (
    <>
      <List blueprint={blueprint} without={without} />
      <BelowRows blueprint={blueprint} isNarrow={isNarrow} />
    </>
  )
}

/**
 * The list of a resource as a part of another page, always narrowed by `filter`, whose columns are left out. Where it
 * stands and what is shown is not kept.
 */
export const EmbeddedList = ({
  resource,
  filter,
}: {
  resource: AnyResource
  filter: Readonly<Record<string, unknown>>
}) => {
  const [narrowed] = useState(() => Object.keys(filter))
  const { perPage, sort } = firstPage(resource)
  return (
    <RightsProvider resource={resource}>
      <ResourceContextProvider value={resource.name}>
        <ListBase
          disableAuthentication
          disableSyncWithLocation
          storeKey={false}
          resource={resource.name}
          perPage={perPage}
          sort={sort}
          exporter={false}
          filter={filter}
        >
          <Acting resource={resource}>
            <Box sx={{ minWidth: 0 }}>
              <Card variant="outlined" sx={{ overflow: 'clip' }}>
                <Rows resource={resource} without={narrowed} />
              </Card>
            </Box>
          </Acting>
        </ListBase>
      </ResourceContextProvider>
    </RightsProvider>
  )
}

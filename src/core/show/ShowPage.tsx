import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, Chip, Stack, Tab, Tabs } from '@mui/material'
import { ShowBase, useRedirect, useShowContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { derivedCalls } from '../../../resources/core/calls.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { pageIsShown } from '../whenIdle.ts'
import { ActionButtons } from '../actions/ActionButtons.tsx'
import { LeftAnswers } from '../actions/LeftAnswers.tsx'
import { ActionsProvider } from '../actions/ActionsProvider.tsx'
import { UnavailableButton } from '../actions/UnavailableButton.tsx'
import { unavailableReason, isOutOfPlace } from '../actions/rowActions.ts'
import { useReason } from '../actions/useReason.ts'
import { useToMade } from '../actions/useToMade.ts'
import { AroundPage } from '../AroundPage.tsx'
import { EachRecord } from '../EachRecord.tsx'
import { resourceView } from '../resourceView.ts'
import { RevealProvider } from '../form/reveal.tsx'
import { useFormat } from '../format.ts'
import { LoadFailure, useLoadOptions } from '../LoadFailure.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { editPath } from '../paths.ts'
import { presentationOf } from '../present.ts'
import { recordTitle } from '../recordTitle.ts'
import { hasRight, RightsProvider, useCanSee } from '../rights.tsx'
import { wayName } from '../resourceName.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ShowSections } from './ShowSections.tsx'
import { useButtons } from './useButtons.ts'

const EditLink = ({ resource, record }: { resource: AnyResource; record: RaRecord }) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  const reason = useReason(resource)
  const { update } = resource.actions
  if (!update || !canSee(resource.name, 'update') || isOutOfPlace(update, record)) return null
  const unavailable = unavailableReason('update', update, record)
  if (unavailable) return <UnavailableButton label={translate('ra.action.edit')} reason={reason(unavailable)} />
  return (
    <Button
      component={Link}
      to={editPath(resource.name, record.id)}
      size="small"
      variant="contained"
      startIcon={<EditIcon />}
    >
      {translate('ra.action.edit')}
    </Button>
  )
}

const DeletedChip = ({ resource }: { resource: AnyResource }) => (
  <Chip
    size="small"
    color="error"
    variant="outlined"
    label={useTranslate()(`resources.${resource.name}.fields.deleted`)}
  />
)

const ShowBody = ({ resource }: { resource: AnyResource }) => {
  const blueprint = resourceView(resource)
  const { record, error, refetch } = useShowContext()
  const buttons = useButtons(resource.name)
  const translate = useTranslate()
  const format = useFormat()
  const canSee = useCanSee()
  const [tab, setTab] = useState('values')
  useEffect(() => {
    if (record && buttons) pageIsShown()
  }, [record, buttons])
  if (!record && error) return <LoadFailure resource={resource} error={error} retry={() => void refetch()} />
  if (!record || !buttons) return <PageSkeleton />
  const hasHistory = derivedCalls(resource)['history'] !== undefined && canSee(resource.name, 'history')
  const { title, below } = recordTitle(resource, record, format, translate)
  const { above = [], cards = [], tabs: further = [] } = presentationOf(resource.name)
  const tabs = further.filter(({ permission }) => hasRight(canSee, permission))
  const hasTabs = hasHistory || tabs.length > 0
  return (
    <RevealProvider blueprint={blueprint} record={record}>
      <PageHeader
        title={title}
        below={below}
        beside={record['deleted'] === true && <DeletedChip resource={resource} />}
      >
        {buttons.map((Part, at) => (
          <Part key={at} record={record} />
        ))}
        <ActionButtons resource={resource} />
        <EditLink resource={resource} record={record} />
      </PageHeader>
      {hasTabs && (
        <Tabs
          value={tab}
          onChange={(_, next: string) => setTab(next)}
          aria-label={title}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ mb: 2, displayPrint: 'none' }}
        >
          <Tab value="values" id="tab-values" aria-controls="panel-values" label={translate('app.generator.values')} />
          {tabs.map(({ name, label }) => (
            <Tab
              key={name}
              value={name}
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              label={wayName(translate, label)}
            />
          ))}
          {hasHistory && (
            <Tab
              value="history"
              id="tab-history"
              aria-controls="panel-history"
              label={translate('app.generator.history.title')}
            />
          )}
        </Tabs>
      )}
      <Box
        {...(hasTabs ? { role: 'tabpanel', 'aria-labelledby': 'tab-values' } : {})}
        id="panel-values"
        hidden={tab !== 'values'}
      >
        <Stack spacing={2}>
          <LeftAnswers resource={resource} record={record} />
          {above.map((Card, at) => (
            <Card key={at} record={record} />
          ))}
          <ShowSections blueprint={blueprint} record={record} />
          {cards.map((Card, at) => (
            <Card key={at} record={record} />
          ))}
        </Stack>
      </Box>
      {tabs.map(({ name, Part }) => (
        <Box key={name} role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={tab !== name}>
          {tab === name && <Part record={record} />}
        </Box>
      ))}
      {hasHistory && (
        <Box role="tabpanel" id="panel-history" aria-labelledby="tab-history" hidden={tab !== 'history'}>
          {tab === 'history' && <HistoryPanel blueprint={blueprint} id={record.id} />}
        </Box>
      )}
    </RevealProvider>
  )
}

/** The page of one record: its values, what can be done with it, and its history. */
export const ShowPage = ({ resource }: { resource: AnyResource }) => {
  const redirect = useRedirect()
  const options = useLoadOptions(resource)
  const toMade = useToMade(resource)
  const left = (action: string, _: readonly RaRecord[], given?: unknown) => {
    if (!toMade(action, given) && action === 'remove' && !resourceView(resource).logicallyDeleted)
      redirect('list', resource.name)
  }
  return (
    <RightsProvider resource={resource}>
      <EachRecord>
        <ShowBase disableAuthentication resource={resource.name} queryOptions={options}>
          <ActionsProvider resource={resource} onDone={left}>
            <AroundPage resource={resource} page="show">
              <ShowBody resource={resource} />
            </AroundPage>
          </ActionsProvider>
        </ShowBase>
      </EachRecord>
    </RightsProvider>
  )
}

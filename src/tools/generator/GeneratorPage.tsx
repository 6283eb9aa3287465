import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import RestartIcon from '@mui/icons-material/RestartAlt'
import { Alert, Box, Button, Card, Tab, Tabs, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import type { ComponentType } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { inTheWay } from '../../../generator/files.ts'
import type { Note } from '../../../generator/fromTable.ts'
import { registry } from '../../../resources/index.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { DraftNotice } from '../../core/form/DraftNotice.tsx'
import { EntityProvider } from './EntityContext.ts'
import { ActionsTab } from './editor/ActionsTab.tsx'
import { EntityTab } from './editor/EntityTab.tsx'
import { FieldsTab } from './editor/FieldsTab.tsx'
import { Findings } from './editor/Findings.tsx'
import { FormTab } from './editor/FormTab.tsx'
import { ListTab } from './editor/ListTab.tsx'
import { download } from './outputs/download.ts'
import { Outputs } from './outputs/Outputs.tsx'
import { isFileThere } from './outputs/readSource.ts'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { CataloguesProvider, useLoadedCatalogues } from './useCatalogues.ts'
import { Notes } from './start/Notes.tsx'
import { StartDialog } from './start/StartDialog.tsx'
import type { Started } from './start/StartDialog.tsx'
import { TreeDialog } from './tree/TreeDialog.tsx'
import { useEntity } from './useEntity.ts'
import './texts.ts'

const tabs = {
  fields: FieldsTab,
  entity: EntityTab,
  list: ListTab,
  form: FormTab,
  actions: ActionsTab,
} as const satisfies { readonly [name: string]: ComponentType }
type TabName = keyof typeof tabs

/** Type fields, see the pages: an entity, what it looks like, and what stands in its files. */
export const GeneratorPage = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const edited = useEntity()
  const catalogues = useLoadedCatalogues()
  const [tab, setTab] = useState<TabName>('fields')
  const [origin, setOrigin] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [notes, setNotes] = useState<readonly Note[]>([])
  const { entity, put, findings, missing, draft, from } = edited
  const { name } = entity.resource
  const t = (key: string, parameters = {}): string => translate(`app.codeGenerator.${key}`, parameters)
  const untranslated = missing.zh.length + missing.en.length
  const isTaken = name !== from && Object.hasOwn(registry, name)
  const other = inTheWay(entity, isFileThere)
  const isReady = findings.length === 0 && untranslated === 0 && !isTaken && other === undefined
  // What stands at a field, an action, the list or the form is told there.
  const general = useMemo(
    () => findings.filter(({ place }) => !/\.(fields|actions|list|form)(\.|$)/.test(place)),
    [findings],
  )
  const Content = tabs[tab]
  const save = async (): Promise<void> => {
    try {
      await download(entity)
      notify('app.codeGenerator.downloaded', { type: 'success' })
    } catch (error) {
      console.error(error)
      notify('app.codeGenerator.notDownloaded', { type: 'error' })
    }
  }
  const start = ({ entity: begun, from: known, notes: told = [] }: Started): void => {
    put(begun, known)
    setOrigin(now => now + 1)
    setNotes(told)
    setStarting(false)
  }
  return (
    <CataloguesProvider value={catalogues}>
      <EntityProvider value={edited}>
        <PageHeader title={translate('pages.generator')}>
          <Button startIcon={<RestartIcon />} onClick={() => setStarting(true)}>
            {t('begin')}
          </Button>
          {import.meta.env.DEV && (
            <Button startIcon={<AccountTreeIcon />} disabled={!isReady} onClick={() => setWriting(true)}>
              {t('tree.into')}
            </Button>
          )}
          <Button variant="contained" startIcon={<DownloadIcon />} disabled={!isReady} onClick={() => void save()}>
            {t('download')}
          </Button>
        </PageHeader>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('intro')}
        </Typography>
        <DraftNotice draft={draft} />
        <Notes notes={notes} onClose={() => setNotes([])} />
        {import.meta.env.DEV && isWriting && <TreeDialog entity={entity} onClose={() => setWriting(false)} />}
        {isStarting && <StartDialog onStart={start} onClose={() => setStarting(false)} />}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: isLarge ? 'minmax(0, 1fr)' : 'minmax(0, 5fr) minmax(0, 7fr)',
            },
          }}
        >
          <Card variant="outlined" component="section" aria-label={t('editor')}>
            <Tabs
              value={tab}
              onChange={(_, next: TabName) => setTab(next)}
              variant="scrollable"
              allowScrollButtonsMobile
              aria-label={t('editor')}
              sx={{ borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { minWidth: 64 } }}
            >
              {(Object.keys(tabs) as TabName[]).map(one => (
                <Tab key={one} value={one} id={`edit-${one}`} aria-controls="editor" label={t(`tabs.${one}`)} />
              ))}
            </Tabs>
            <Box
              role="tabpanel"
              id="editor"
              aria-labelledby={`edit-${tab}`}
              sx={{ p: 2, '& .MuiInputBase-root': { fontSize: '0.875rem' }, '& .MuiInputBase-input': { px: 1.25 } }}
            >
              <Content key={origin} />
            </Box>
            {(general.length > 0 || untranslated > 0 || isTaken || other !== undefined) && (
              <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 1 }}>
                <Findings findings={general} />
                {isTaken && (
                  <Alert severity="error" sx={{ py: 0 }}>
                    {t('taken', { name })}
                  </Alert>
                )}
                {other !== undefined && (
                  <Alert severity="error" sx={{ py: 0 }}>
                    {t('inTheWay', { file: other })}
                  </Alert>
                )}
                {untranslated > 0 && (
                  <Alert severity="warning" sx={{ py: 0 }}>
                    {t('untranslated', {
                      smart_count: untranslated,
                      names: [...missing.zh, ...missing.en]
                        .map(path => (path.at(-1) === 'name' && path.length === 1 ? name : path.at(-1)))
                        .filter((one, at, all) => all.indexOf(one) === at)
                        .slice(0, 8)
                        .join(', '),
                    })}
                  </Alert>
                )}
              </Box>
            )}
          </Card>
          <Box sx={isLarge ? { order: -1 } : { position: { lg: 'sticky' }, top: { lg: 72 } }}>
            <PreviewPanel entity={entity} isLarge={isLarge} onLarge={setLarge} />
          </Box>
        </Box>
        <Outputs isSound={findings.length === 0} />
      </EntityProvider>
    </CataloguesProvider>
  )
}

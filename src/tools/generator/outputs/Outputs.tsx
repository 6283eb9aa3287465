import { Alert, Box, Card, Skeleton, Tab, Tabs, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { curlOf } from '../../../../generator/calls.ts'
import { migrationName } from '../../../../generator/files.ts'
import type { Written } from '../../../../generator/files.ts'
import { registry } from '../../../../resources/index.ts'
import { useErrorText } from '../../../core/actions/useErrorText.ts'
import { useClient } from '../../../core/provider.ts'
import { useEdited } from '../EntityContext.ts'
import { asLanguage } from '../../../../i18n/Language.ts'
import { useSettled } from '../../../core/useSettled.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { writtenFiles } from './download.ts'
import { readSources } from './readSource.ts'
import { TestsPanel } from './TestsPanel.tsx'

const tabs = ['descriptor', 'texts', 'registry', 'migration', 'calls', 'tests'] as const
type TabName = (typeof tabs)[number]

/** The lines that a file has more than before. */
const addedLines = (before: string, after: string): string => {
  const had = new Set(before.split('\n'))
  return after
    .split('\n')
    .filter(line => !had.has(line))
    .join('\n')
}

/** The files of the entity, a moment after typing. */
const useFiles = (isReady: boolean) => {
  const { entity } = useEdited()
  const settled = useSettled(JSON.stringify(entity))
  return useQuery({
    queryKey: ['generator', 'files', settled],
    queryFn: async () => {
      const files = await writtenFiles(entity)
      const sources = await readSources(
        files.map(([file]) => file).filter(file => file.endsWith('index.ts') || file.endsWith('Icons.tsx')),
      )
      return files.map(([file, content]): Written => [
        file,
        sources.has(file) ? addedLines(sources.get(file)!, content) : content,
      ])
    },
    enabled: isReady,
    staleTime: Infinity,
    gcTime: 10_000,
    placeholderData: before => before,
    retry: false,
  })
}

/** What only a host can write of the entity. */
const useDocuments = (isReady: boolean) => {
  const { entity } = useEdited()
  const client = useClient()
  const language = asLanguage(useLocale()) ?? 'zh'
  const settled = useSettled(JSON.stringify({ descriptor: entity.resource, texts: entity.texts[language] }))
  return useQuery({
    queryKey: ['generator', 'documents', settled, language],
    queryFn: async () =>
      await client.generator.documents(JSON.parse(settled) as Parameters<typeof client.generator.documents>[0]),
    enabled: isReady,
    staleTime: Infinity,
    gcTime: 10_000,
    placeholderData: before => before,
    retry: false,
  })
}

const Waiting = () => <Skeleton variant="rounded" height={240} aria-busy="true" />

const Files = ({ fits, isReady }: { readonly fits: (file: string) => boolean; readonly isReady: boolean }) => {
  const textOf = useErrorText()
  const { data, error } = useFiles(isReady)
  if (error) return <Alert severity="error">{textOf(error)}</Alert>
  return data ? (
    data.filter(([file]) => fits(file)).map(([file, content]) => <CodeBlock key={file} title={file} code={content} />)
  ) : (
    <Waiting />
  )
}

const Documents = ({ part, isReady }: { readonly part: 'migration' | 'calls'; readonly isReady: boolean }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const {
    entity: { resource },
  } = useEdited()
  const { data, error } = useDocuments(isReady)
  const isThere = Object.hasOwn(registry, resource.name)
  return (
    <>
      {part === 'calls' && <CodeBlock title={translate('app.codeGenerator.outputs.shell')} code={curlOf(resource)} />}
      {part === 'migration' && isThere && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('app.codeGenerator.outputs.wholeTable')}
        </Alert>
      )}
      {error ? (
        <Alert severity="error">{textOf(error)}</Alert>
      ) : !data ? (
        <Waiting />
      ) : part === 'migration' ? (
        <CodeBlock title={`npm run db:migration -- ${migrationName(resource.name)}`} code={data.sql} />
      ) : (
        <CodeBlock title={translate('app.codeGenerator.outputs.api')} code={data.api} />
      )}
    </>
  )
}

/** What the entity is in files, calls and tests: each can be copied. */
export const Outputs = ({ isSound }: { readonly isSound: boolean }) => {
  const translate = useTranslate()
  const [tab, setTab] = useState<TabName>('descriptor')
  const { entity } = useEdited()
  const descriptor = `resources/${entity.capability}/${entity.resource.name}.ts`
  const isTexts = (file: string): boolean => file.startsWith('i18n/') && !file.endsWith('/index.ts')
  return (
    <Card
      component="section"
      variant="outlined"
      sx={{ mt: 2 }}
      aria-label={translate('app.codeGenerator.outputs.title')}
    >
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => setTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('app.codeGenerator.outputs.title')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(name => (
          <Tab
            key={name}
            value={name}
            id={`output-${name}`}
            aria-controls="output"
            label={translate(`app.codeGenerator.outputs.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="output" aria-labelledby={`output-${tab}`} sx={{ p: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate(`app.codeGenerator.outputs.hints.${tab}`)}
        </Typography>
        {!isSound && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {translate('app.codeGenerator.outputs.notReady')}
          </Alert>
        )}
        {tab === 'descriptor' && <Files fits={file => file === descriptor} isReady={isSound} />}
        {tab === 'texts' && <Files fits={isTexts} isReady={isSound} />}
        {tab === 'registry' && <Files fits={file => file !== descriptor && !isTexts(file)} isReady={isSound} />}
        {(tab === 'migration' || tab === 'calls') && <Documents part={tab} isReady={isSound} />}
        {tab === 'tests' && <TestsPanel />}
      </Box>
    </Card>
  )
}

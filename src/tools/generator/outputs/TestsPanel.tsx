import { Box, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { asLanguage } from '../../../../i18n/Language.ts'
import { operationsOf } from '../../../../resources/core/calls.ts'
import { isWritable } from '../../../../resources/core/fields.ts'
import { typeOf } from '../../../../resources/core/typeOf.ts'
import { useEdited } from '../EntityContext.ts'
import { wordAt } from '../editor/WordInput.tsx'
import { CodeBlock } from './CodeBlock.tsx'

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text.length > 24 ? `${text.slice(0, 20)}…` : text
}

/** What the contract suites hold of the entity by its descriptor alone. */
export const TestsPanel = () => {
  const translate = useTranslate()
  const language = asLanguage(useLocale()) ?? 'zh'
  const { entity } = useEdited()
  const { resource } = entity
  const { name, fields, actions, scopedBy } = resource
  const t = (key: string, parameters = {}): string => translate(`app.codeGenerator.tests.${key}`, parameters)
  const called = (field: string): string => wordAt(entity, language, `fields.${field}`) || field
  const actionCalled = (action: string): string =>
    wordAt(entity, language, `actions.${action}`) || translate(`actions.${action}`, { _: action })
  const written = Object.entries(fields).filter(([, field]) => isWritable(field) && !typeOf(field).hasRows)
  const broken = written
    .map(([field, declared]) => [field, typeOf(declared).broken(declared)] as const)
    .filter(([, values]) => values.length > 0)
  const unique = Object.entries(fields).filter(([, field]) => field.unique)
  const masked = Object.entries(fields).filter(([, field]) => field.mask)
  const guarded = Object.entries(actions).filter(([, action]) => action.when)
  return (
    <>
      <CodeBlock title={t('run')} code={`npx vitest run tests/contract -t "${name}"\nnpm test`} />
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, typography: 'body2' }}>
        <li>{t('roundTrip')}</li>
        <li>{t('pages')}</li>
        {broken.map(([field, values]) => (
          <li key={field}>
            {t('broken', { field: called(field) })}{' '}
            <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
              {values.map(({ value }) => short(value)).join(' · ')}
            </Typography>
          </li>
        ))}
        {unique.map(([field]) => (
          <li key={field}>{t('unique', { field: called(field) })}</li>
        ))}
        {guarded.map(([action]) => (
          <li key={action}>{t('states', { action: actionCalled(action) })}</li>
        ))}
        <li>{t('rights', { smart_count: Object.keys(operationsOf(resource)).length })}</li>
        {scopedBy !== 'nothing' && <li>{t('scope')}</li>}
        {masked.map(([field]) => (
          <li key={field}>{t('mask', { field: called(field) })}</li>
        ))}
        <li>{t('odd')}</li>
      </Box>
    </>
  )
}

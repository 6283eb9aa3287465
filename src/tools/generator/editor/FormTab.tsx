import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { eachLanguage, withResource } from '../../../../generator/change.ts'
import { textsAt, withText } from '../../../../generator/Entity.ts'
import { asLanguage } from '../../../../i18n/Language.ts'
import { isWritable } from '../../../../resources/core/fields.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { useEdited } from '../EntityContext.ts'
import { Findings, findingsAt } from './Findings.tsx'
import { NameInput } from './NameInput.tsx'
import { PickInput } from './OptionInput.tsx'
import { WordInput, wordAt } from './WordInput.tsx'

type Form = NonNullable<AnyResource['form']>

/** The sections of the form, and which field stands in which. */
export const FormTab = () => {
  const translate = useTranslate()
  const language = asLanguage(useLocale()) ?? 'zh'
  const { entity, change, findings } = useEdited()
  const { resource } = entity
  const form = resource.form ?? []
  const t = (key: string): string => translate(`app.codeGenerator.form.${key}`)
  const sections = form.map(({ section }) => section)
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => isWritable(field))
    .map(([name]) => name)
  const titleOf = (section: string): string => wordAt(entity, language, `sections.${section}`) || section
  const put = (next: Form): void => change(now => withResource(now, { form: next }))
  const sectionOf = (name: string): string => form.find(section => section.fields.includes(name))?.section ?? ''
  const place = (name: string, section: string): void =>
    put(
      form.map(one => ({
        ...one,
        fields:
          one.section === section
            ? Object.keys(resource.fields).filter(field => field === name || one.fields.includes(field))
            : one.fields.filter(field => field !== name),
      })),
    )
  const rename = (section: string, next: string): void =>
    change(now => ({
      ...withResource(now, { form: form.map(one => (one.section === section ? { ...one, section: next } : one)) }),
      texts: eachLanguage(now.texts, tree =>
        withText(
          tree,
          ['sections'],
          Object.fromEntries(
            Object.entries(textsAt(tree, 'sections')).map(([name, title]) => [name === section ? next : name, title]),
          ),
        ),
      ),
    }))
  const remove = (section: string): void =>
    change(now => {
      const gone = form.find(one => one.section === section)!
      const [first, ...others] = form.filter(one => one.section !== section)
      return {
        ...withResource(now, {
          form: first ? [{ ...first, fields: [...first.fields, ...gone.fields] }, ...others] : [],
        }),
        texts: eachLanguage(now.texts, tree => withText(tree, ['sections', section], undefined)),
      }
    })
  const free = Array.from({ length: sections.length + 1 }, (_, at) => `section${at + 1}`).find(
    name => !sections.includes(name),
  )!
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {t('sections')}
        </Typography>
        {sections.map((section, at) => (
          <Box
            key={at}
            sx={{
              display: 'grid',
              gap: 0.5,
              gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
              alignItems: 'start',
            }}
          >
            <WordInput
              label={t('zh')}
              language="zh"
              path={`sections.${section}`}
              value={wordAt(entity, 'zh', `sections.${section}`)}
              change={change}
              isBare
            />
            <WordInput
              label={t('en')}
              language="en"
              path={`sections.${section}`}
              value={wordAt(entity, 'en', `sections.${section}`)}
              change={change}
              isBare
            />
            <NameInput
              label={t('code')}
              value={section}
              taken={() => sections}
              onChange={next => rename(section, next)}
              isBare
            />
            <IconButton
              size="small"
              aria-label={t('remove')}
              disabled={sections.length === 1}
              onClick={() => remove(section)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => put([...form, { section: free, fields: [] }])}
        >
          {t('add')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {t('places')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(11em, 1fr))' }}>
          {fields.map(name => (
            <PickInput
              key={name}
              label={wordAt(entity, language, `fields.${name}`) || name}
              value={sectionOf(name)}
              none={t('nowhere')}
              options={sections.map(section => ({ value: section, label: titleOf(section) }))}
              onChange={next => place(name, next)}
            />
          ))}
        </Box>
      </Box>
      <Findings findings={findingsAt(findings, `${resource.name}.form`)} />
    </Box>
  )
}

import AddIcon from '@mui/icons-material/Add'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { addField, withWord } from '../../../../generator/change.ts'
import { guessField } from '../../../../generator/guess.ts'
import { nameProblem } from '../../../../generator/names.ts'
import { startOfType } from '../../../../generator/startOfType.ts'
import type { Field } from '../../../../resources/core/index.ts'
import { asLanguage } from '../../../../i18n/Language.ts'
import { otherLanguage } from '../../../shell/auth/language.ts'
import { useEdited } from '../EntityContext.ts'
import { readingOf } from '../readingOf.ts'
import { useCatalogues } from '../useCatalogues.ts'
import { FieldRow, columns } from './FieldRow.tsx'
import { findingsAt } from './Findings.tsx'
import { wordAt } from './WordInput.tsx'

/** A name that nothing else has, and that can be one. */
const freeName = (name: string, taken: readonly string[]): string =>
  [name, ...Array.from({ length: taken.length + 1 }, (_, at) => `${name.slice(0, 28)}${at + 2}`)].find(
    one => nameProblem(one, taken) === undefined,
  ) ?? `field${taken.length + 1}`

/** The fields of the entity, one a row, and a line to type another one into. */
export const FieldsTab = () => {
  const translate = useTranslate()
  const { entity, change, findings } = useEdited()
  const catalogues = useCatalogues()
  const language = asLanguage(useLocale()) ?? 'zh'
  const [typed, type] = useState('')
  const { name: resource, fields } = entity.resource
  const names = Object.keys(fields).filter(name => name !== 'deleted')
  const known = useRef(names)
  useLayoutEffect(() => {
    known.current = names
  })
  const taken = useCallback(() => known.current, [])
  const t = (key: string): string => translate(`app.codeGenerator.fields.${key}`)
  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const words = typed.trim()
    if (words === '') return
    type('')
    const said = {
      zh: (key: string) => catalogues.zh?.translate(key) ?? '',
      en: (key: string) => catalogues.en?.translate(key) ?? '',
    }
    const guess = await guessField(words, said, readingOf)
    change(now => {
      const name = freeName(guess.name, Object.keys(now.resource.fields))
      const field = startOfType(guess.type, name, now.resource.fields)
      const { options } = guess
      if (!options) return addField(now, name, field, guess.words)
      const added = addField(now, name, { ...field, options: [...options.keys()] } as Field, guess.words)
      return [...options].reduce(
        (entity, [option, words]) =>
          (['zh', 'en'] as const).reduce(
            (one, spoken) => withWord(one, spoken, ['choices', name, option], words[spoken]),
            entity,
          ),
        added,
      )
    })
  }
  return (
    <>
      <Box
        sx={{
          ...columns,
          display: { xs: 'none', sm: 'grid' },
          typography: 'caption',
          color: 'text.secondary',
          pb: 0.5,
        }}
        aria-hidden
      >
        <span>{t(language)}</span>
        <span>{t('code')}</span>
        <span>{t('type')}</span>
        <Box component="span" sx={{ width: 98 }}>
          {t('required')}
        </Box>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {names.map((name, at) => (
          <FieldRow
            // By its place: a field that is called otherwise stays the row that is typed in.
            key={at}
            name={name}
            field={fields[name]!}
            own={wordAt(entity, language, `fields.${name}`)}
            other={wordAt(entity, otherLanguage(language), `fields.${name}`)}
            language={language}
            taken={taken}
            isFirst={at === 0}
            isLast={at === names.length - 1}
            findings={findingsAt(findings, `${resource}.fields.${name}`)}
            change={change}
          />
        ))}
      </Box>
      <Box
        component="form"
        onSubmit={event => void add(event)}
        sx={{ display: 'flex', gap: 1, mt: 1.5, alignItems: 'flex-start' }}
      >
        <TextField
          margin="none"
          size="small"
          fullWidth
          label={t('another')}
          placeholder={t('example')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          slotProps={{ htmlInput: { maxLength: 50 } }}
        />
        <Button
          type="submit"
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ flexShrink: 0, height: 40 }}
          disabled={typed.trim() === ''}
        >
          {t('add')}
        </Button>
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
        {t('anotherHint')}
      </Typography>
    </>
  )
}

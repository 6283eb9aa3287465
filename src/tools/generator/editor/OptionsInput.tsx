import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, FormLabel, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ofObjects } from '../../../../generator/names.ts'
import { renameOption } from '../../../../generator/options.ts'
import type { Tone } from '../../../../resources/core/field.ts'
import { useEdited } from '../EntityContext.ts'
import { NameInput } from './NameInput.tsx'
import { PickInput } from './OptionInput.tsx'
import { WordInput, wordAt } from './WordInput.tsx'

const tones: readonly Tone[] = ['positive', 'neutral', 'warning', 'critical']

interface OptionsInputProps {
  readonly name: string
  readonly options: readonly string[]
  readonly tones: { readonly [option: string]: Tone } | undefined
  /** Whether options have a tone. */
  readonly hasTones: boolean
  readonly onChange: (options: readonly string[], tones: { readonly [option: string]: Tone } | undefined) => void
}

const free = (taken: readonly string[]): string =>
  Array.from({ length: taken.length + 1 }, (_, at) => `option${at + 1}`).find(one => !taken.includes(one))!

/** The options of a choice, with what they are called in both languages. */
export const OptionsInput = ({ name, options, tones: toned = {}, hasTones, onChange }: OptionsInputProps) => {
  const translate = useTranslate()
  const { entity, change } = useEdited()
  const t = (key: string): string => translate(`app.codeGenerator.options.${key}`)
  const put = (next: readonly string[], tonesOf = toned): void => {
    const left = Object.fromEntries(Object.entries(tonesOf).filter(([option]) => next.includes(option)))
    onChange(next, Object.keys(left).length > 0 ? left : undefined)
  }
  return (
    <Box role="group" aria-label={t('title')} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel sx={{ typography: 'body2' }}>{t('title')}</FormLabel>
      {options.map((option, at) => (
        <Box
          key={at}
          sx={{
            display: 'grid',
            gap: 0.5,
            alignItems: 'start',
            gridTemplateColumns: hasTones
              ? 'repeat(3, minmax(0, 1fr)) minmax(0, 0.9fr) auto'
              : 'repeat(3, minmax(0, 1fr)) auto',
          }}
        >
          <WordInput
            label={t('zh')}
            language="zh"
            path={`choices.${name}.${option}`}
            value={wordAt(entity, 'zh', `choices.${name}.${option}`)}
            change={change}
            isBare
          />
          <WordInput
            label={t('en')}
            language="en"
            path={`choices.${name}.${option}`}
            value={wordAt(entity, 'en', `choices.${name}.${option}`)}
            change={change}
            isBare
          />
          <NameInput
            label={t('code')}
            value={option}
            taken={() => options}
            onChange={next => change(now => renameOption(now, name, option, next))}
            kept={ofObjects}
            isBare
          />
          {hasTones && (
            <PickInput
              label={t('tone')}
              value={toned[option] ?? ''}
              none={t('noTone')}
              options={tones.map(tone => ({ value: tone, label: t(tone) }))}
              onChange={tone =>
                put(
                  options,
                  tone === ''
                    ? Object.fromEntries(Object.entries(toned).filter(([one]) => one !== option))
                    : { ...toned, [option]: tone as Tone },
                )
              }
            />
          )}
          <IconButton
            size="small"
            aria-label={t('remove')}
            disabled={options.length === 1}
            onClick={() => put(options.filter(one => one !== option))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => put([...options, free(options)])}
      >
        {t('add')}
      </Button>
    </Box>
  )
}

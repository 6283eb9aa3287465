import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import TuneIcon from '@mui/icons-material/Tune'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, Checkbox, Collapse, IconButton, Tooltip } from '@mui/material'
import { memo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { changeField, moveField, removeField, renameField } from '../../../../generator/change.ts'
import type { Finding } from '../../../../resources/core/checks.ts'
import type { Field } from '../../../../resources/core/index.ts'
import type { Language } from '../../../../i18n/Language.ts'
import { otherLanguage } from '../../../shell/auth/language.ts'
import type { Change } from '../useEntity.ts'
import { FieldOptions } from './FieldOptions.tsx'
import { Findings } from './Findings.tsx'
import { NameInput } from './NameInput.tsx'
import { TypeSelect } from './TypeSelect.tsx'
import { startOfType } from '../../../../generator/startOfType.ts'
import { withOption } from './withOption.ts'
import { WordInput } from './WordInput.tsx'

interface FieldRowProps {
  readonly name: string
  readonly field: Field
  /** What it is called in the language of the page, and in the other one. */
  readonly own: string
  readonly other: string
  readonly language: Language
  /** All names of fields, when they are asked for. */
  readonly taken: () => readonly string[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly findings: readonly Finding[]
  readonly change: Change
}

/** What a row has side by side, where there is room. */
export const columns = {
  display: 'grid',
  gap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.05fr) auto' },
} as const

/** A field of the entity. */
export const FieldRow = memo(
  ({ name, field, own, other, language, taken, isFirst, isLast, findings, change }: FieldRowProps) => {
    const translate = useTranslate()
    const [isOpen, open] = useState(false)
    const t = (key: string): string => translate(`app.codeGenerator.fields.${key}`, { name })
    const put = (next: Field): void => change(entity => changeField(entity, name, next))
    return (
      <Box component="li" sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={columns}>
          <WordInput
            label={t(language)}
            language={language}
            path={`fields.${name}`}
            value={own}
            change={change}
            isBare
          />
          <NameInput
            label={t('code')}
            value={name}
            taken={taken}
            isBare
            onChange={next => change(entity => renameField(entity, name, next))}
          />
          <TypeSelect
            label={t('type')}
            value={field.type}
            onChange={type =>
              change(entity => changeField(entity, name, startOfType(type, name, entity.resource.fields, field)))
            }
          />
          <Box sx={{ display: 'flex' }}>
            <Tooltip title={t('required')}>
              <Checkbox
                size="small"
                checked={field.required === true}
                slotProps={{ input: { 'aria-label': t('requiredOf') } }}
                onChange={(_, required) => put(withOption(field, 'required', required || undefined))}
                sx={{ p: 0.75 }}
              />
            </Tooltip>
            <Tooltip title={t(other.trim() === '' ? 'otherMissing' : 'options')}>
              <IconButton
                size="small"
                aria-label={t('optionsOf')}
                aria-expanded={isOpen}
                color={other.trim() === '' ? 'error' : isOpen ? 'primary' : 'default'}
                onClick={() => open(!isOpen)}
              >
                <TuneIcon fontSize="small" />
              </IconButton>
            </Tooltip>
            <Tooltip title={t('remove')}>
              <span>
                <IconButton
                  size="small"
                  aria-label={t('removeOf')}
                  disabled={isFirst && isLast}
                  onClick={() => change(entity => removeField(entity, name))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
          </Box>
        </Box>
        <Collapse in={isOpen} unmountOnExit>
          <Box sx={{ p: 1, my: 0.5, bgcolor: 'action.hover', borderRadius: 1, display: 'grid', gap: 1.25 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <WordInput
                label={t(otherLanguage(language))}
                language={otherLanguage(language)}
                path={`fields.${name}`}
                value={other}
                change={change}
              />
              <Tooltip title={t('up')}>
                <span>
                  <IconButton
                    size="small"
                    aria-label={t('upOf')}
                    disabled={isFirst}
                    onClick={() => change(entity => moveField(entity, name, -1))}
                  >
                    <UpIcon fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
              <Tooltip title={t('down')}>
                <span>
                  <IconButton
                    size="small"
                    aria-label={t('downOf')}
                    disabled={isLast}
                    onClick={() => change(entity => moveField(entity, name, 1))}
                  >
                    <DownIcon fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
            </Box>
            <FieldOptions name={name} field={field} change={change} put={put} />
          </Box>
        </Collapse>
        <Findings findings={findings} />
      </Box>
    )
  },
)

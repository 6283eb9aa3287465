import { TextField } from '@mui/material'
import { memo } from 'react'
import { textIn } from '../../../../generator/Entity.ts'
import type { Entity } from '../../../../generator/Entity.ts'
import { withWord } from '../../../../generator/change.ts'
import { entityName, oneOf } from '../../../../generator/words.ts'
import type { Language } from '../../../../i18n/Language.ts'
import type { Change } from '../useEntity.ts'

interface WordInputProps {
  readonly label: string
  readonly language: Language
  /** Parts of the key, as `fields.name`. */
  readonly path: string
  readonly value: string
  readonly change: Change
  readonly isBare?: boolean
  readonly isOptional?: boolean
}

/** What something is called in a language. */
export const WordInput = memo(
  ({ label, language, path, value, change, isBare = false, isOptional = false }: WordInputProps) => (
    <TextField
      margin="none"
      size="small"
      fullWidth
      value={path === 'name' ? oneOf(value) : value}
      {...(isBare ? { placeholder: label } : { label })}
      error={!isOptional && value.trim() === ''}
      slotProps={{ htmlInput: { 'aria-label': label, lang: language, maxLength: 100 } }}
      onChange={({ target }) =>
        change(entity =>
          withWord(
            entity,
            language,
            path.split('.'),
            path === 'name'
              ? entityName(language, target.value)
              : isOptional && target.value === ''
                ? undefined
                : target.value,
          ),
        )
      }
    />
  ),
)

/** The word of an entity at a path, or nothing. */
export const wordAt = (entity: Entity, language: Language, path: string): string =>
  textIn(entity.texts[language], ...path.split('.')) ?? ''

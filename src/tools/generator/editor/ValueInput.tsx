import { useLocale, useTranslate } from 'react-admin'
import type { Field } from '../../../../resources/core/index.ts'
import { isFlag, typeOf } from '../../../../resources/core/typeOf.ts'
import { asLanguage } from '../../../../i18n/Language.ts'
import { useEdited } from '../EntityContext.ts'
import { NumberInput, PickInput, TextInput } from './OptionInput.tsx'
import { wordAt } from './WordInput.tsx'

interface ValueInputProps {
  readonly label: string
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** What it says where there is no value. */
  readonly none?: string
}

/** A value of a field, picked where it is one of few. */
export const ValueInput = ({ label, name, field, value, onChange, none }: ValueInputProps) => {
  const translate = useTranslate()
  const language = asLanguage(useLocale()) ?? 'zh'
  const { entity } = useEdited()
  const type = typeOf(field)
  if (isFlag(field)) {
    return (
      <PickInput
        label={label}
        value={value === undefined || value === null ? '' : String(value)}
        none={none}
        onChange={next => onChange(next === '' ? undefined : next === 'true')}
        options={['true', 'false'].map(one => ({ value: one, label: translate(`app.codeGenerator.flag.${one}`) }))}
      />
    )
  }
  if (type.options && 'options' in field && Array.isArray(field.options)) {
    // Callers know a coded one by its number.
    const isNumber = type.compares === 'numeric'
    const options = field.options.map((option, at) => ({
      value: isNumber ? String(at + 1) : String(option),
      label: wordAt(entity, language, `choices.${name}.${String(option)}`) || String(option),
    }))
    return (
      <PickInput
        label={label}
        value={value === undefined || value === null ? '' : String(value)}
        none={none}
        options={options}
        onChange={next => onChange(next === '' ? undefined : isNumber ? Number(next) : next)}
      />
    )
  }
  if (type.compares === 'numeric')
    return <NumberInput label={label} value={typeof value === 'number' ? value : undefined} onChange={onChange} />
  return (
    <TextInput
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={next => onChange(next === '' ? undefined : next)}
      {...(type.time ? { placeholder: 'YYYY-MM-DD' } : {})}
    />
  )
}

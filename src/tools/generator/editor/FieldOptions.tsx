import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { scopeOf } from '../../../../generator/begin.ts'
import { changeField } from '../../../../generator/change.ts'
import { knownGroups, knownTargets } from '../../../../generator/startOfType.ts'
import { typeOptions } from '../../../../generator/typeOptions.ts'
import type { OptionKind } from '../../../../generator/typeOptions.ts'
import { usualReferential } from '../../../../generator/usual.ts'
import type { Tone } from '../../../../resources/core/field.ts'
import type { Field } from '../../../../resources/core/index.ts'
import { isDay, typeOf } from '../../../../resources/core/typeOf.ts'
import { pictureAspects } from '../../../../resources/core/types/image/index.ts'
import type { TypeName } from '../../../../resources/core/types/index.ts'
import { patterns } from '../../../../resources/core/types/text/patterns.ts'
import { useEdited } from '../EntityContext.ts'
import type { Change } from '../useEntity.ts'
import { ConditionInput } from './ConditionInput.tsx'
import { FlagInput, NumberInput, PickInput, TextInput, WordsInput } from './OptionInput.tsx'
import { OptionsInput } from './OptionsInput.tsx'
import { useFieldChoices } from './useFieldChoices.ts'
import { ValueInput } from './ValueInput.tsx'
import { optionIn, withOption } from './withOption.ts'
import { WordInput, wordAt } from './WordInput.tsx'

interface FieldOptionsProps {
  readonly name: string
  readonly field: Field
  readonly change: Change
  readonly put: (field: Field) => void
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** An option of the field's own type. */
const OwnOption = ({
  name,
  field,
  put,
  option,
  kind,
}: Pick<FieldOptionsProps, 'name' | 'field' | 'put'> & { readonly option: string; readonly kind: OptionKind }) => {
  const translate = useTranslate()
  const t = (key: string): string => translate(`app.codeGenerator.option.${key}`)
  const { entity } = useEdited()
  const days = useFieldChoices((_, one) => isDay(one))
  const value = optionIn(field, option)
  const set = (next: unknown): void => put(withOption(field, option, next))
  const named = (names: readonly string[]) =>
    names.map(one => ({ value: one, label: translate(`app.codeGenerator.${option}.${one}`, { _: one }) }))
  switch (kind) {
    case 'number':
      return <NumberInput label={t(option)} value={asNumber(value)} onChange={set} />
    case 'flag':
      return <FlagInput label={t(option)} value={value === true} onChange={on => set(on || undefined)} />
    case 'value':
      return <ValueInput label={t(option)} name={name} field={field} value={value} onChange={set} none={t('none')} />
    case 'day':
      return (
        <TextInput
          label={t(option)}
          value={asText(value)}
          placeholder="today, -1y, 2026-01-01"
          onChange={next => set(next === '' ? undefined : next)}
        />
      )
    case 'pattern':
      return (
        <PickInput
          label={t(option)}
          value={asText(value)}
          none={t('none')}
          options={named(Object.keys(patterns))}
          onChange={next => set(next || undefined)}
        />
      )
    case 'shape':
      return (
        <PickInput
          label={t(option)}
          value={asText(value)}
          none={t('none')}
          options={named(Object.keys(pictureAspects))}
          onChange={next => set(next || undefined)}
        />
      )
    case 'group':
      return <PickInput label={t(option)} value={asText(value)} options={named(knownGroups())} onChange={set} />
    case 'dateField':
      return <PickInput label={t(option)} value={asText(value)} options={days} onChange={set} />
    case 'endings':
      return <WordsInput label={t('types')} value={Array.isArray(value) ? value.map(String) : []} onChange={set} />
    case 'resource': {
      const targets = [...knownTargets(), entity.resource.name].map(one => ({
        value: one,
        label: translate(`resources.${one}.name`, { smart_count: 1, _: one }),
      }))
      return (
        <PickInput
          label={t(option)}
          value={asText(value)}
          options={targets}
          onChange={next =>
            put({
              ...withOption(withOption(field, 'on', undefined), option, next),
              ...usualReferential(next, scopeOf(entity.resource.fields) !== undefined),
            })
          }
        />
      )
    }
    default:
      return null
  }
}

/** What all fields may say, as far as the type can. */
const Common = ({ name, field, put }: Pick<FieldOptionsProps, 'name' | 'field' | 'put'>) => {
  const translate = useTranslate()
  const t = (key: string): string => translate(`app.codeGenerator.option.${key}`)
  const type = typeOf(field)
  const { unique } = field
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {type.isIndexable && (
          <FlagInput
            label={t('unique')}
            value={unique !== undefined}
            onChange={on => put(withOption(field, 'unique', on ? true : undefined))}
          />
        )}
        {unique !== undefined && type.text === 'line' && (
          <FlagInput
            label={t('caseInsensitive')}
            value={field.caseInsensitive === true}
            onChange={on => put(withOption(field, 'caseInsensitive', on || undefined))}
          />
        )}
        <FlagInput
          label={t('readOnly')}
          value={field.readOnly === true}
          onChange={on => put(withOption(field, 'readOnly', on || undefined))}
        />
        <FlagInput
          label={t('once')}
          value={field.once === true}
          onChange={on => put(withOption(field, 'once', on || undefined))}
        />
        {type.text && type.text !== 'html' && (
          <FlagInput
            label={t('personal')}
            value={field.personal === true}
            onChange={on => put(withOption(field, 'personal', on || undefined))}
          />
        )}
      </Box>
      {(type.text === 'line' || type.text === 'lines') && (
        <PickInput
          label={t('mask')}
          value={field.mask ?? ''}
          none={t('none')}
          options={['head3', 'tail4'].map(one => ({ value: one, label: t(one) }))}
          onChange={next => put(withOption(field, 'mask', next || undefined))}
        />
      )}
      <ConditionInput
        label={t('showWhen')}
        value={field.showWhen}
        besides={name}
        onChange={next => put(withOption(field, 'showWhen', next))}
      />
      <ConditionInput
        label={t('requiredWhen')}
        value={field.requiredWhen}
        besides={name}
        onChange={next => put(withOption(field, 'requiredWhen', next))}
      />
    </>
  )
}

/** Everything that a field says besides what it is called, its type, and whether it is required. */
export const FieldOptions = ({ name, field, change, put }: FieldOptionsProps) => {
  const translate = useTranslate()
  const { entity } = useEdited()
  const own: { readonly [option: string]: OptionKind } = typeOptions[field.type as TypeName].own
  const options = optionIn(field, 'options')
  const tones = optionIn(field, 'tones') as { readonly [option: string]: Tone } | undefined
  const hasTones = Object.values(own).includes('tones')
  const setOptions = (next: readonly string[], toned: typeof tones): void =>
    change(now =>
      changeField(now, name, withOption(withOption(now.resource.fields[name]!, 'tones', toned), 'options', next)),
    )
  return (
    <>
      {Array.isArray(options) && (
        <OptionsInput
          name={name}
          options={options.map(String)}
          tones={tones}
          hasTones={hasTones}
          onChange={setOptions}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11em, 1fr))',
          alignItems: 'start',
        }}
      >
        {Object.entries(own).map(([option, kind]) => (
          <OwnOption key={option} name={name} field={field} put={put} option={option} kind={kind} />
        ))}
      </Box>
      <Common name={name} field={field} put={put} />
      {(['zh', 'en'] as const).map(language => (
        <WordInput
          key={language}
          label={translate(`app.codeGenerator.fields.hint.${language}`)}
          language={language}
          path={`hints.${name}`}
          value={wordAt(entity, language, `hints.${name}`)}
          change={change}
          isOptional
        />
      ))}
    </>
  )
}

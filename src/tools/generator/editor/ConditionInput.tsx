import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, FormLabel, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AnyCondition, Scalar, Test } from '../../../../resources/core/condition.ts'
import { typeOf } from '../../../../resources/core/typeOf.ts'
import { useEdited } from '../EntityContext.ts'
import { PickInput } from './OptionInput.tsx'
import { useFieldChoices } from './useFieldChoices.ts'
import { ValueInput } from './ValueInput.tsx'

type Way = 'is' | 'not' | 'min' | 'max' | 'empty' | 'filled'

const isObject = (
  test: Test<Scalar>,
): test is { readonly not?: Scalar; readonly min?: Scalar; readonly max?: Scalar } =>
  test !== null && typeof test === 'object' && !Array.isArray(test)

const wayOf = (test: Test<Scalar>): Way => {
  if (test === null) return 'empty'
  if (!isObject(test)) return 'is'
  if ('not' in test) return test.not === null ? 'filled' : 'not'
  return test.min !== undefined ? 'min' : 'max'
}

const valueOf = (test: Test<Scalar>): unknown => (isObject(test) ? (test.not ?? test.min ?? test.max) : test)

const testOf = (way: Way, value: unknown): Test<Scalar> => {
  const scalar = (value ?? null) as Scalar
  switch (way) {
    case 'empty':
      return null
    case 'filled':
      return { not: null }
    case 'not':
      return { not: scalar }
    case 'min':
      return { min: scalar }
    case 'max':
      return { max: scalar }
    case 'is':
      return scalar
  }
}

interface ConditionInputProps {
  readonly label: string
  readonly value: AnyCondition | undefined
  /** A field that conditions of its own cannot look at. */
  readonly besides?: string
  readonly onChange: (value: AnyCondition | undefined) => void
}

/** A condition, picked: a field, how it is compared, and with what. */
export const ConditionInput = ({ label, value = {}, besides, onChange }: ConditionInputProps) => {
  const translate = useTranslate()
  const {
    entity: { resource },
  } = useEdited()
  const t = (key: string): string => translate(`app.codeGenerator.condition.${key}`)
  const fields = useFieldChoices((name, field) => name !== besides && typeOf(field).compares !== undefined)
  const clauses = Object.entries(value)
  const put = (entries: readonly (readonly [string, Test<Scalar>])[]): void =>
    onChange(entries.length > 0 ? Object.fromEntries(entries) : undefined)
  const free = fields.filter(one => !Object.hasOwn(value, one.value))
  const first = (name: string): Test<Scalar> => {
    const field = resource.fields[name]!
    if (typeOf(field).compares === 'boolean') return true
    return 'options' in field && Array.isArray(field.options) && typeOf(field).compares === 'text'
      ? String(field.options[0])
      : { not: null }
  }
  const waysFor = (name: string): readonly Way[] => {
    const type = typeOf(resource.fields[name]!)
    if (type.compares === 'boolean') return ['is']
    return type.isOrdered || type.time
      ? ['is', 'not', 'min', 'max', 'filled', 'empty']
      : ['is', 'not', 'filled', 'empty']
  }
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel sx={{ typography: 'body2' }}>{label}</FormLabel>
      {clauses.map(([name, test], at) => {
        const field = resource.fields[name]
        const way = wayOf(test)
        const change = (next: readonly [string, Test<Scalar>]): void =>
          put(clauses.map((clause, index) => (index === at ? next : clause)))
        return (
          <Box
            key={at}
            sx={{
              display: 'grid',
              gap: 0.5,
              gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1fr) auto',
            }}
          >
            <PickInput
              label={t('field')}
              value={name}
              options={[...fields.filter(one => one.value === name), ...free]}
              onChange={next => change([next, first(next)])}
            />
            {field ? (
              <PickInput
                label={t('way')}
                value={way}
                options={waysFor(name).map(one => ({ value: one, label: t(one) }))}
                onChange={next => change([name, testOf(next as Way, valueOf(test))])}
              />
            ) : (
              <span />
            )}
            {field && way !== 'empty' && way !== 'filled' ? (
              <ValueInput
                label={t('value')}
                name={name}
                field={field}
                value={Array.isArray(valueOf(test)) ? undefined : valueOf(test)}
                onChange={next => change([name, testOf(way, next)])}
              />
            ) : (
              <span />
            )}
            <IconButton
              size="small"
              aria-label={t('remove')}
              onClick={() => put(clauses.filter((_, index) => index !== at))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        )
      })}
      {free.length > 0 && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => put([...clauses, [free[0]!.value, first(free[0]!.value)]])}
        >
          {t('add')}
        </Button>
      )}
    </Box>
  )
}

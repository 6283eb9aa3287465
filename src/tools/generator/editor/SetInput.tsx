import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, FormLabel, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Field } from '../../../../resources/core/index.ts'
import { isFlag, typeOf } from '../../../../resources/core/typeOf.ts'
import { useEdited } from '../EntityContext.ts'
import { PickInput } from './OptionInput.tsx'
import { useFieldChoices } from './useFieldChoices.ts'
import { ValueInput } from './ValueInput.tsx'

type Values = Readonly<Record<string, unknown>>

const first = (field: Field): unknown =>
  isFlag(field)
    ? true
    : 'options' in field && Array.isArray(field.options)
      ? typeOf(field).compares === 'numeric'
        ? 1
        : (field.options.at(-1) as unknown)
      : null

/** What an action changes: fields and their new values. */
export const SetInput = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: Values
  readonly onChange: (value: Values) => void
}) => {
  const translate = useTranslate()
  const {
    entity: { resource },
  } = useEdited()
  const t = (key: string): string => translate(`app.codeGenerator.condition.${key}`)
  const fields = useFieldChoices(
    (_, field) => typeOf(field).compares !== undefined && typeOf(field).column(field) !== null,
  )
  const entries = Object.entries(value)
  const free = fields.filter(one => !Object.hasOwn(value, one.value))
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel sx={{ typography: 'body2' }}>{label}</FormLabel>
      {entries.map(([name, to], at) => {
        const field = resource.fields[name]
        const change = (next: readonly [string, unknown]): void =>
          onChange(Object.fromEntries(entries.map((entry, index) => (index === at ? next : entry))))
        return (
          <Box key={at} sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' }}>
            <PickInput
              label={t('field')}
              value={name}
              options={[...fields.filter(one => one.value === name), ...free]}
              onChange={next => change([next, first(resource.fields[next]!)])}
            />
            {field ? (
              <ValueInput
                label={t('value')}
                name={name}
                field={field}
                value={to}
                none={t('nothing')}
                onChange={next => change([name, next ?? null])}
              />
            ) : (
              <span />
            )}
            <IconButton
              size="small"
              aria-label={t('remove')}
              onClick={() => onChange(Object.fromEntries(entries.filter((_, index) => index !== at)))}
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
          onClick={() => {
            const { value: name } =
              free.find(one => isFlag(resource.fields[one.value]) && one.value !== 'deleted') ?? free[0]!
            onChange({ ...value, [name]: first(resource.fields[name]!) })
          }}
        >
          {translate('app.codeGenerator.actions.addChange')}
        </Button>
      )}
    </Box>
  )
}

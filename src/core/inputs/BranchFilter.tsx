import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { only, readBranch } from '../../../resources/core/branch.ts'
import { resourceNamed } from '../../../resources/index.ts'
import { cut } from '../cut.ts'
import { isNothing } from '../types/Nothing.tsx'
import type { FieldOfType, FilterProps } from '../types/view.ts'
import { Choosing } from '../options/Choosing.tsx'
import { Picker } from './Picker.tsx'

const none: ReadonlyMap<number, string> = new Map()

/** Whether what is below it counts too; it has the same room either way. */
const ReachButton = ({ source, id, isOnly }: { source: string; id: number; isOnly: boolean }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  return (
    <InputAdornment position="start" sx={{ mr: 0 }}>
      <Tooltip title={translate(isOnly ? 'app.generator.branch.only' : 'app.generator.branch.all')}>
        <IconButton
          size="small"
          edge="start"
          aria-label={translate('app.generator.branch.label')}
          aria-pressed={!isOnly}
          color={isOnly ? 'default' : 'primary'}
          sx={isOnly ? { opacity: 0.6 } : {}}
          onClick={() => setValue(source, isOnly ? id : only(id), { shouldDirty: true })}
        >
          <AccountTreeIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  )
}

/** A record of a tree to filter by: with all below it, or alone. */
export const BranchFilter = ({ place, source, label }: FilterProps<FieldOfType<'ref'>>) => {
  const translate = useTranslate()
  const value: unknown = useWatch({ name: source })
  const { id, isOnly } = readBranch(isNothing(value) ? '' : String(value))
  const chosen = useMemo(() => (id === '' ? [] : [Number(id)]), [id])
  const most = resourceNamed(place.field.to)?.brief
  // Made anew only where it says something else: another one has the input written anew, whatever is being typed.
  const inputText = useCallback(
    ({ text }: { text: string }): string => {
      const name = most === undefined ? text : cut(text, most)
      return isOnly ? translate('app.generator.branch.onlyNamed', { name }) : name
    },
    [most, isOnly, translate],
  )
  return (
    <Choosing resource={place.field.to} source={source} chosen={chosen} known={none} where={place.field.where}>
      <Picker
        source={source}
        label={label}
        helperText={false}
        optionText="text"
        size="small"
        sx={{ minWidth: '14em' }}
        format={(stored: unknown) => (isNothing(stored) ? '' : Number(readBranch(String(stored)).id))}
        parse={(picked: unknown) => (isOnly && !isNothing(picked) ? only(Number(picked)) : picked)}
        inputText={inputText}
        {...(id === ''
          ? {}
          : {
              TextFieldProps: {
                slotProps: {
                  input: { startAdornment: <ReachButton source={source} id={Number(id)} isOnly={isOnly} /> },
                },
              },
            })}
      />
    </Choosing>
  )
}

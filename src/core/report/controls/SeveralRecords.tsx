import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import { Chip, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { only, readBranch } from '../../../../resources/core/branch.ts'
import { resourceNamed } from '../../../../resources/index.ts'
import { ManyPicker } from '../../inputs/Picker.tsx'
import { Choosing } from '../../options/Choosing.tsx'
import { texts } from '../../types/refs.tsx'

interface SeveralRecordsProps {
  readonly source: string
  readonly label: string
  /** The resource whose records they are. */
  readonly to: string
  readonly most: number
}

interface BranchChipProps {
  readonly name: string
  readonly isOnly: boolean
  readonly onChange: () => void
}

/** A chosen record of a tree: it is pressed where all below it is meant too, as that of the lists is. */
const BranchChip = ({ name, isOnly, onChange, ...props }: BranchChipProps) => {
  const translate = useTranslate()
  return (
    <Tooltip describeChild title={translate(isOnly ? 'app.generator.branch.only' : 'app.generator.branch.all')}>
      <Chip
        {...props}
        size="small"
        label={isOnly ? translate('app.generator.branch.onlyNamed', { name }) : name}
        icon={<AccountTreeIcon color={isOnly ? 'disabled' : 'primary'} />}
        aria-pressed={!isOnly}
        onClick={event => {
          // The options below stay as they are.
          event.stopPropagation()
          onChange()
        }}
      />
    </Tooltip>
  )
}

const none: ReadonlyMap<number, string> = new Map()
const idsOf = (value: unknown): number[] => texts(value).map(text => Number(readBranch(text).id))

/** Records to put side by side, as a filter spells them: no more can be chosen than there may be. */
export const SeveralRecords = ({ source, label, to, most }: SeveralRecordsProps) => {
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name: source })
  const chosen = useMemo(() => idsOf(value), [value])
  const isTree = resourceNamed(to)?.tree !== undefined
  const spelled = (id: unknown): string => texts(value).find(text => readBranch(text).id === String(id)) ?? String(id)
  const turn = (id: string): void =>
    setValue(
      source,
      texts(value).map(text => {
        const one = readBranch(text)
        return one.id !== id ? text : one.isOnly ? id : only(id)
      }),
      { shouldDirty: true },
    )
  return (
    <Choosing resource={to} source={source} chosen={chosen} known={none}>
      <ManyPicker
        source={source}
        label={label}
        helperText={false}
        optionText="text"
        size="small"
        limitTags={2}
        format={idsOf}
        // What stands in the address for a record alone stays that.
        parse={(picked: unknown) => texts(picked).map(spelled)}
        getOptionDisabled={() => chosen.length >= most}
        {...(isTree
          ? {
              renderValue: (options, itemProps) =>
                options.map((option, index) => {
                  const { key, ...props } = itemProps({ index })
                  return (
                    <BranchChip
                      key={key}
                      {...props}
                      name={String(option['text'])}
                      isOnly={readBranch(spelled(option.id)).isOnly}
                      onChange={() => turn(String(option.id))}
                    />
                  )
                }),
            }
          : {})}
        sx={{
          '& .MuiChip-root': { maxWidth: '10.5em' },
          // It is as high as others are until somebody chooses.
          '& .MuiAutocomplete-inputRoot:not(.Mui-focused)': { flexWrap: 'nowrap', overflow: 'hidden' },
        }}
      />
    </Choosing>
  )
}

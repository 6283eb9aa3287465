import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { readBranch } from '../../../../resources/core/branch.ts'
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

const none: ReadonlyMap<number, string> = new Map()
const idsOf = (value: unknown): number[] => texts(value).map(text => Number(readBranch(text).id))

/** Records to put side by side, as a filter spells them: no more can be chosen than there may be. */
export const SeveralRecords = ({ source, label, to, most }: SeveralRecordsProps) => {
  const value: unknown = useWatch({ name: source })
  const chosen = useMemo(() => idsOf(value), [value])
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
        parse={(picked: unknown) =>
          texts(picked).map(id => texts(value).find(text => readBranch(text).id === id) ?? id)
        }
        getOptionDisabled={() => chosen.length >= most}
        sx={{
          '& .MuiChip-root': { maxWidth: '10.5em' },
          // It is as high as others are until somebody chooses.
          '& .MuiAutocomplete-inputRoot:not(.Mui-focused)': { flexWrap: 'nowrap', overflow: 'hidden' },
        }}
      />
    </Choosing>
  )
}

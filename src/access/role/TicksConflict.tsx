import type { RaRecord } from 'react-admin'
import { labelKey } from '../../../resources/core/fields.ts'
import { resourceNamed } from '../../../resources/index.ts'
import { resourceView } from '../../core/resourceView.ts'
import { StaleDialog } from '../../core/form/StaleDialog.tsx'
import type { TickedField, Ticks } from './useTicks.ts'

interface TicksConflictProps {
  readonly field: TickedField['field']
  readonly record: RaRecord
  readonly ticks: Ticks
  /** What the ids are called, where they are ids. */
  readonly labels?: ReadonlyMap<number, string>
}

/** Says which ticks are mine alone and which somebody else set meanwhile, and lets one choose. */
export const TicksConflict = ({ field, record, ticks, labels }: TicksConflictProps) => {
  const { conflict } = ticks
  if (!conflict) return null
  const theirs = (conflict.theirs[field] ?? []) as readonly (string | number)[]
  const side = (ids: readonly (string | number)[], others: readonly (string | number)[]): RaRecord => {
    const alone = ids.filter(id => !others.includes(id))
    return {
      ...record,
      [field]: alone,
      ...(labels ? { [labelKey(field)]: alone.map(id => labels.get(Number(id)) ?? `#${id}`) } : {}),
    }
  }
  return (
    <StaleDialog
      blueprint={resourceView(resourceNamed('role')!)}
      differences={[{ name: field, mine: conflict.mine, theirs }]}
      mine={side(conflict.mine, theirs)}
      theirs={side(theirs, conflict.mine)}
      onClose={ticks.dismiss}
      onReload={ticks.reload}
      onOverwrite={ticks.overwrite}
    />
  )
}

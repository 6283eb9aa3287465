import type { RaRecord } from 'react-admin'
import { isLabelled } from '../../../resources/core/fields.ts'
import type { ResourceView } from '../resourceView.ts'
import { presentationOf } from '../present.ts'
import { labelled } from '../show/historyEntry.ts'
import { useLabels } from '../show/useLabels.ts'
import { differences } from './changes.ts'
import type { Difference } from './changes.ts'
import { StaleDialog } from './StaleDialog.tsx'
import type { Conflict } from './useSave.ts'

const entryOf = (differing: readonly Difference[]) => ({
  id: 0,
  at: '',
  action: 'update',
  who: undefined,
  notes: [],
  changes: differing.map(({ name, mine, theirs }) => ({
    name,
    from: { id: 0, [name]: mine },
    to: { id: 0, [name]: theirs },
  })),
})

/** What two people changed otherwise in one record, in words, to be decided by the one who came later. */
export const ConflictDialog = ({
  blueprint,
  conflict,
  onReload,
  onClose,
}: {
  readonly blueprint: ResourceView
  readonly conflict: Conflict
  readonly onReload: () => void
  readonly onClose: () => void
}) => {
  const { started, changes, theirs, merge, overwrite } = conflict
  const differing = differences(merge.clashes, started, changes, theirs)
  const labelOf = useLabels(blueprint, [entryOf(differing)])
  // What was chosen in the form has no name there yet.
  const mine = differing
    .filter(({ name }) => Object.hasOwn(changes, name) && isLabelled(blueprint.fields[name]!.field))
    .reduce<RaRecord>((side, { name }) => labelled(name, side, labelOf), { ...started, ...changes })
  return (
    <StaleDialog
      blueprint={blueprint}
      differences={differing}
      mine={mine}
      theirs={theirs}
      kept={merge.kept}
      about={merge.isWhole ? presentationOf(blueprint.resource.name).mergesWithin : undefined}
      onClose={onClose}
      onReload={onReload}
      onOverwrite={overwrite}
    />
  )
}

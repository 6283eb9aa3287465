import { useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { HttpError } from '../../../dataProvider/index.ts'
import { useRightsChanged } from '../../shell/auth/useRightsChanged.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { isSame } from '../../core/form/changes.ts'
import { useClient } from '../../core/provider.ts'
import { sameSet } from '../trees/ticks.ts'

/** How the ticks of a card are read from a role and stored. */
export interface TickedField {
  readonly field: 'permissions' | 'menus'
  readonly action: 'setPermissions' | 'setMenus'
  readonly read: (record: RaRecord) => ReadonlySet<string>
  readonly write: (ticked: ReadonlySet<string>, record: RaRecord) => readonly (string | number)[]
}

interface Draft {
  readonly ticked: ReadonlySet<string>
  /** The role as it was when ticking began. */
  readonly base: RaRecord
}

/** The same as JSON, to outlive the page. */
export interface KeptTicks {
  readonly ticked: readonly string[]
  readonly base: RaRecord
}

/** Somebody else stored other ticks meanwhile. */
export interface TickConflict {
  readonly mine: readonly (string | number)[]
  readonly theirs: RaRecord
}

export interface Ticks {
  readonly ticked: ReadonlySet<string>
  readonly isChanged: boolean
  readonly isSaving: boolean
  /** What is unsaved, to be kept and put back. */
  readonly kept: KeptTicks | undefined
  readonly restore: (kept: KeptTicks) => void
  readonly conflict: TickConflict | undefined
  readonly change: (ticked: ReadonlySet<string>) => void
  readonly save: () => Promise<void>
  readonly undo: () => void
  readonly reload: () => void
  readonly overwrite: () => Promise<void>
  readonly dismiss: () => void
}

/**
 * The ticks of one card of a role: as they are stored until somebody changes them, then as changed until they are
 * saved.
 */
export const useTicks = (record: RaRecord, { field, action, read, write }: TickedField): Ticks => {
  const client = useClient()
  const queries = useQueryClient()
  const notify = useNotify()
  const tell = useTell()
  const rightsChanged = useRightsChanged()
  const [draft, setDraft] = useState<Draft>()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<TickConflict>()

  const keep = (stored: RaRecord): void => {
    queries.setQueriesData<RaRecord>({ queryKey: ['role', 'getOne'] }, known =>
      known && String(known.id) === String(stored.id) ? stored : known,
    )
    void queries.invalidateQueries({ queryKey: ['role'], refetchType: 'none' })
    void queries.invalidateQueries({ queryKey: ['permission'] })
  }

  const send = async (ticked: ReadonlySet<string>, onto: RaRecord, version: number): Promise<void> => {
    const ids = write(ticked, onto)
    setSaving(true)
    try {
      const data = await client.role[action]({ id: record.id, version, [field]: ids })
      keep(data as RaRecord)
      // What was ticked meanwhile is still to be saved.
      setDraft(now =>
        now && !sameSet(now.ticked, ticked) ? { ticked: now.ticked, base: data as RaRecord } : undefined,
      )
      setConflict(undefined)
      rightsChanged()
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
    } catch (error) {
      const theirs =
        error instanceof HttpError && error.code === 'stale' ? (error.body['record'] as RaRecord) : undefined
      if (theirs === undefined) tell(error)
      // Others stored something else of the role: these ticks are as they were.
      else if (isSame(theirs[field], onto[field]) && theirs['version'] !== version)
        await send(ticked, theirs, theirs['version'])
      else setConflict({ mine: ids, theirs })
    } finally {
      setSaving(false)
    }
  }

  const stored = read(record)
  return {
    ticked: draft?.ticked ?? stored,
    isChanged: draft !== undefined,
    isSaving,
    kept: useMemo(() => draft && { ticked: [...draft.ticked], base: draft.base }, [draft]),
    restore: useCallback(({ ticked, base }: KeptTicks) => setDraft({ ticked: new Set(ticked), base }), []),
    conflict,
    change: ticked =>
      setDraft(now => {
        const base = now?.base ?? record
        return sameSet(ticked, read(base)) ? undefined : { ticked, base }
      }),
    // What the other card or the form stored meanwhile is no conflict as long as these ticks are as they were.
    save: async () => {
      if (draft)
        await send(
          draft.ticked,
          draft.base,
          (isSame(record[field], draft.base[field]) ? record : draft.base)['version'],
        )
    },
    undo: () => setDraft(undefined),
    reload: () => {
      if (conflict) keep(conflict.theirs)
      setDraft(undefined)
      setConflict(undefined)
    },
    overwrite: async () => {
      if (draft && conflict) await send(draft.ticked, draft.base, conflict.theirs['version'])
    },
    dismiss: () => setConflict(undefined),
  }
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { DraftNotice } from '../../core/form/DraftNotice.tsx'
import { useDraft, useUnloadWarning } from '../../shell/drafts/index.ts'
import type { DraftValues } from '../../shell/drafts/index.ts'
import type { KeptTicks, Ticks } from './useTicks.ts'

const keptIn = (values: DraftValues, name: string): KeptTicks | undefined => {
  const kept: unknown = values[name]
  return kept !== null && typeof kept === 'object' && 'ticked' in kept && 'base' in kept
    ? (kept as KeptTicks)
    : undefined
}

/** Keeps ticks that are not saved when the page is left, and offers what an earlier visit left. */
export const TicksDraft = ({ menus, permissions }: { menus: Ticks; permissions: Ticks }) => {
  const draft = useDraft(useLocation().pathname, {
    read: () =>
      menus.kept || permissions.kept
        ? {
            ...(menus.kept ? { menus: menus.kept } : {}),
            ...(permissions.kept ? { permissions: permissions.kept } : {}),
          }
        : undefined,
    restore(values) {
      const [keptMenus, keptPermissions] = [keptIn(values, 'menus'), keptIn(values, 'permissions')]
      if (keptMenus) menus.restore(keptMenus)
      if (keptPermissions) permissions.restore(keptPermissions)
    },
  })
  const { touch } = draft
  useEffect(() => {
    touch()
  }, [touch, menus.kept, permissions.kept])
  useUnloadWarning(menus.isChanged || permissions.isChanged)
  return <DraftNotice draft={draft} />
}

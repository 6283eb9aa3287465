import { useCallback, useDeferredValue, useMemo } from 'react'
import { startingResource, startingTexts } from '../../../generator/begin.ts'
import { findingsOf } from '../../../generator/check.ts'
import type { Entity } from '../../../generator/Entity.ts'
import { text } from '../../../resources/core/index.ts'
import type { Finding } from '../../../resources/core/checks.ts'
import { useDraftState } from '../../shell/drafts/index.ts'
import type { DraftHandle } from '../../shell/drafts/index.ts'
import { missingWords } from './missingWords.ts'

/** An entity of a name alone, to begin with. */
export const newEntity = (): Entity => {
  const fields = { name: text({ required: true }) }
  return {
    resource: startingResource('branch', fields),
    capability: 'organisations',
    icon: 'StorefrontOutlined',
    texts: {
      zh: startingTexts('zh', '训练点', { name: '名称' }, {}),
      en: startingTexts('en', 'Branch |||| Branches', { name: 'Name' }, {}),
    },
  }
}

export type Change = (change: (entity: Entity) => Entity) => void

export interface Edited {
  readonly entity: Entity
  readonly change: Change
  readonly put: (entity: Entity, from?: string) => void
  readonly draft: DraftHandle
  /** What a host would find wrong when it starts. */
  readonly findings: readonly Finding[]
  /** Catalogue paths of what nobody has a word for yet, by language. */
  readonly missing: ReturnType<typeof missingWords>
  /**
   * The entity that is there already by which it began: under that name it is the same one, under any other it is a new
   * one.
   */
  readonly from: string | undefined
}

interface Begun {
  readonly entity: Entity
  readonly from?: string
}
const begun: Begun = { entity: newEntity() }

/** The entity that is edited. What is typed outlives leaving the page. */
export const useEntity = (): Edited => {
  const [{ entity, from }, set, draft] = useDraftState('/generator', begun)
  const put = useCallback(
    (next: Entity, began?: string) => set({ entity: next, ...(began === undefined ? {} : { from: began }) }),
    [set],
  )
  // Each change is one of what the one before left.
  const change = useCallback<Change>(work => set(now => ({ ...now, entity: work(now.entity) })), [set])
  // Pages are drawn first: to look at all checks takes as long as drawing does.
  const seen = useDeferredValue(entity.resource)
  const findings = useMemo(() => findingsOf(seen), [seen])
  const missing = useMemo(() => missingWords(entity), [entity])
  return { entity, change, put, draft, findings, missing, from }
}

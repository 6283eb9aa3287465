import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { DraftNotice } from './DraftNotice.tsx'
import { useUnloadWarning } from '../../shell/drafts/index.ts'
import type { Fields } from '../../../resources/core/index.ts'
import type { ResourceView } from '../resourceView.ts'
import { differences } from './changes.ts'
import { StaleDialog } from './StaleDialog.tsx'
import { useFormDraft } from './useFormDraft.ts'
import type { BesideDraft } from './useFormDraft.ts'
import type { Resumed } from './useStarted.ts'

interface Unsaved {
  readonly isUnsaved: boolean
  /** Gives up what is unsaved. */
  readonly drop: () => void
  /** To be called when something was typed beside the form's own fields. */
  readonly touch: () => void
}

const ignore = () => {}
const UnsavedContext = createContext<Unsaved>({ isUnsaved: false, drop: ignore, touch: ignore })

/** Whether the form around holds what is not saved. */
export const useUnsaved = (): Unsaved => useContext(UnsavedContext)

interface FormDraftProps {
  readonly blueprint: ResourceView
  readonly record: RaRecord | undefined
  readonly path: string
  readonly isSaved: boolean
  readonly beside?: BesideDraft
  readonly resumed?: Resumed
  readonly children: ReactNode
}

/** Keeps what is typed into the form around, and offers what was left from before. */
export const FormDraft = ({ blueprint, record, path, isSaved, beside, resumed, children }: FormDraftProps) => {
  const { resource, masked, form } = blueprint
  const fields = useMemo<Fields>(
    () => Object.fromEntries(form.flatMap(section => section.fields).map(shown => [shown.name, shown.field])),
    [form],
  )
  const { draft, isUnsaved } = useFormDraft({
    resource: resource.name,
    fields,
    masked,
    record,
    path,
    isSaved,
    beside,
    resumed,
  })
  const [compares, setCompares] = useState(false)
  const { offer, take, discard, drop, touch } = draft
  useUnloadWarning(isUnsaved && !isSaved)
  const names = Object.keys(offer?.values ?? {}).filter(name => Object.hasOwn(blueprint.fields, name))
  const answer = (then: () => void) => () => {
    setCompares(false)
    then()
  }
  return (
    <UnsavedContext.Provider value={useMemo(() => ({ isUnsaved, drop, touch }), [isUnsaved, drop, touch])}>
      <DraftNotice
        draft={draft}
        isOutdated={record !== undefined && offer !== undefined && offer.version !== record['version']}
        onCompare={() => setCompares(true)}
      />
      {compares && offer && record && (
        <StaleDialog
          blueprint={blueprint}
          texts="app.drafts.stale"
          differences={differences(names, record, offer.values, record)}
          mine={{ ...record, ...offer.values }}
          theirs={record}
          onClose={answer(() => undefined)}
          onReload={answer(discard)}
          onOverwrite={answer(take)}
        />
      )}
      {children}
    </UnsavedContext.Provider>
  )
}

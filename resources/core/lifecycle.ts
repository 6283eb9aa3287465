/** What may happen to a record as a whole, so that whatever refers to it has to say what then. */
export const lifecycleEvents = ['merge', 'transfer', 'remove'] as const
export type LifecycleEvent = (typeof lifecycleEvents)[number]

/** How the deletion of a record is asked about, where something that refers to it wants that. */
export interface AskedRemoval {
  /**
   * Where it is set whether such a deletion is asked about or refused: a choice of `ask` and `refuse`, as
   * `resource.field`.
   */
  readonly setting: string
  /** The effects that the preview may tell, in the order in which it does; those of other references follow. */
  readonly effects: readonly string[]
}

/**
 * What happens to records of a resource: they are merged into another one, they go to another organisation, they are
 * deleted. Every ref to them says by `on` what becomes of its own record then.
 */
export interface Lifecycle {
  readonly merge?: true
  readonly transfer?: true
  readonly remove?: true | AskedRemoval
  /**
   * They are of persons, and all that is kept of one is erased by this action (`dataRequest.erase`). All resources that
   * lead here say by `erasure` what becomes of their records then; the record itself is made nameless.
   */
  readonly erase?: string
}

/**
 * What becomes of a record when the one that it refers to is merged, transferred or deleted, as SQL's referential
 * actions say it of rows.
 * `handler` is code of the server: `implement(…, { references: { field: { … } } })`.
 */
export const referentialActions = {
  /**
   * `move`: it refers to the one who stays. `ask`: likewise; where both have one, though there may be but one, somebody chooses, and the
   * other is deleted. `handler`: as `move`, with code before or after. `keep`: it refers to the one who is gone.
   */
  merge: ['move', 'ask', 'handler', 'keep'],
  /** `follow`: it belongs to the organisation of what it refers to. `stay`: it keeps its own. */
  transfer: ['follow', 'stay'],
  /**
   * `keep`: it refers to the deleted one. `ask`: that there are such records is told before. `handler`: code tells
   * what. `refuse`: nothing is deleted while there are any.
   */
  remove: ['keep', 'ask', 'handler', 'refuse'],
} as const satisfies Readonly<Record<LifecycleEvent, readonly string[]>>

export type ReferentialActions = { readonly [E in LifecycleEvent]?: (typeof referentialActions)[E][number] }

import type { Call } from './action.ts'
import { flag } from './types/flag/index.ts'

/**
 * The field of a resource whose records are deleted logically: they keep their values, and can be recovered. Stands
 * among its fields as `...deletable`.
 */
export const deletable = { deleted: flag({ readOnly: true }) } as const

interface Deletion<W, V> {
  /** How they are called, where that is irregular. */
  readonly remove?: Call
  readonly recover?: Call
  /** Several records of the list can be deleted at once. */
  readonly bulk?: true
  /** `false`: nothing offers to take it back, as in a tree, where what is below is deleted with it. */
  readonly undo?: false
  /** What else a live record has to be, so that it can be deleted, and a deleted one, so that it can be recovered. */
  readonly removable?: W
  readonly recoverable?: V
}

/**
 * The actions `remove` and `recover` of such a resource. They stand among its actions as `...deletion()`; the record of
 * the answer is told like that of any action.
 */
export const deletion = <const W extends object = {}, const V extends object = {}>({
  remove,
  recover,
  bulk,
  undo,
  removable,
  recoverable,
}: Deletion<W, V> = {}) =>
  ({
    remove: {
      ...(remove ? { call: remove } : {}),
      when: { deleted: false, ...removable! },
      set: { deleted: true },
      ...(bulk ? { bulk } : {}),
      tone: 'critical',
      confirm: true,
      ...(undo === false ? {} : { undo: 'recover' }),
    },
    recover: {
      ...(recover ? { call: recover } : {}),
      when: { deleted: true, ...recoverable! },
      set: { deleted: false },
    },
  }) as const

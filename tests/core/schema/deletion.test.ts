import { expect, it } from 'vitest'
import { role } from '../../../resources/access/role.ts'
import { actionLines } from '../../../generator/actionsCode.ts'
import { deletable, deletion, flag, ref, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { refusals, registryOf } from '../server/invented.ts'

const removal = { when: { deleted: false }, set: { deleted: true }, tone: 'critical', confirm: true, undo: 'recover' }
const recovery = { when: { deleted: true }, set: { deleted: false } }

it('logical deletion is a flag and two actions, which say no more than they have to', () => {
  expect(deletable).toEqual({ deleted: flag({ readOnly: true }) })
  expect(deletion()).toStrictEqual({ remove: removal, recover: recovery })
})

it('says how they are called, for how many, and what else a record has to be', () => {
  expect(
    deletion({
      bulk: true,
      remove: 'DELETE api/a/{id}',
      recover: 'GET api/a/recover/{id}',
      removable: { published: false },
      recoverable: { 'patient.deleted': false },
    }),
  ).toStrictEqual({
    remove: { ...removal, call: 'DELETE api/a/{id}', when: { deleted: false, published: false }, bulk: true },
    recover: { ...recovery, call: 'GET api/a/recover/{id}', when: { deleted: true, 'patient.deleted': false } },
  })
})

it('is not offered to be taken back where that is said, as a tree has to', () => {
  const { undo: _, ...final } = removal
  const lasting = deletion({ undo: false })
  expect(lasting).toStrictEqual({ remove: final, recover: recovery })
  const tree = (actions: AnyResource['actions']): AnyResource =>
    resource({
      name: 'depot',
      label: 'name',
      scopedBy: 'nothing',
      tree: 'superior',
      fields: { name: text({ required: true }), superior: ref('depot'), ...deletable },
      list: { columns: ['name'] },
      form: [{ section: 'general', fields: ['name', 'superior'] }],
      actions: { list: {}, get: {}, create: {}, update: { when: { deleted: false } }, ...actions } as {},
    })
  const refused = (actions: AnyResource['actions']) => refusals(registryOf(tree(actions)))
  expect(refused(deletion())).toEqual(['R194 depot.actions.remove.undo'])
  expect(refused(lasting)).toEqual([])
  expect(actionLines(lasting, new Set())).toEqual(['...deletion({ undo: false }),'])
  expect(actionLines(deletion(), new Set())).toEqual(['...deletion(),'])
})

it('leaves the types of a descriptor exact', () => {
  const when: { readonly deleted: false; readonly key: null } = role.actions.remove.when
  const set: { readonly deleted: false } = role.actions.recover.set
  expect([when, set]).toEqual([{ deleted: false, key: null }, { deleted: false }])
})

import { checks } from '../../../../resources/core/checks.ts'
import { anyOf, choice, date, flag, ref, text } from '../../../../resources/core/index.ts'
import { previewOutput, previewToken } from '../../../../resources/core/preview.ts'
import type { Action, RemoteCall } from '../../../../resources/core/action.ts'
import type { AnyResource, Fields } from '../../../../resources/core/index.ts'
import { registry } from '../../../../resources/index.ts'
import { groups } from '../../../../scripts/documents/tables.ts'
import { cover } from './cover.ts'

/** What can be said of an action. */
export const actionAspects: readonly string[] = groups()
  ['action']!.flatMap(({ declared }) => declared)
  .map(({ name }) => name)

const answer: Fields = { done: flag() }

/** How an option is written; those that need another one write it themselves. */
const written: { readonly [option: string]: (name: string) => Action } = {
  call: name => ({ call: `PUT api/pairActions/${name}/do/{id}` }),
  permission: () => ({ permission: 'pairActions:update' }),
  input: () => ({ input: { why: text({ required: true }), until: date() } }),
  audit: () => ({ input: { why: text({ required: true }) }, audit: ['why'] }),
  rules: () => ({ input: { why: text({ required: true }), until: date() }, rules: [anyOf('until')] }),
  repeatable: () => ({ repeatable: false }),
  concernsSharers: () => ({ concernsSharers: true }),
  duplicate: () => ({ duplicate: true }),
  output: () => ({ output: answer }),
  many: () => ({ output: answer, many: true }),
  on: () => ({ on: 'list', output: answer }),
  when: () => ({ when: { state: 'open' } }),
  set: () => ({ set: { state: 'shut' } }),
  takes: () => ({ takes: ['name'] }),
  begins: () => ({ input: { name: text() }, begins: ['name'] }),
  preview: name => ({ input: previewToken, preview: `${name}Preview` }),
  bulk: () => ({ bulk: true }),
  undo: () => ({ when: { state: 'open' }, set: { state: 'shut' }, undo: 'back' }),
  tone: () => ({ tone: 'critical' }),
  confirm: () => ({ confirm: true }),
  reauthenticate: () => ({ reauthenticate: true }),
  notifies: () => ({ reauthenticate: ['name'], notifies: 'administrators' }),
}

export const unwrittenActions = (): readonly string[] => actionAspects.filter(aspect => !Object.hasOwn(written, aspect))

/** An action of which all this is said. */
const actionWith = (name: string, aspects: readonly string[]): Action => {
  const said = aspects.map(aspect => written[aspect]!(name))
  const input = Object.assign({}, ...said.map(one => one.input)) as Fields
  return { ...(Object.assign({}, ...said) as Action), ...(Object.keys(input).length > 0 ? { input } : {}) }
}

/** An entity with these actions beside the standard ones, each with its preview where it has one. */
export const entityDoing = (actions: Readonly<Record<string, Action>>): AnyResource => ({
  name: 'pairActions',
  label: 'name',
  scopedBy: 'hospital',
  fields: {
    name: text({ required: true }),
    hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
    state: choice(['open', 'shut'], { default: 'open' }),
    deleted: flag({ readOnly: true }),
  },
  list: { columns: ['name', 'state'], search: ['name'] },
  form: [{ section: 'all', fields: ['name', 'hospital', 'state'] }],
  actions: {
    list: {},
    get: {},
    create: {},
    update: {},
    ...actions,
    ...(Object.values(actions).some(({ undo }) => undo)
      ? { back: { when: { state: 'shut' }, set: { state: 'open' } } }
      : {}),
  },
  calls: Object.fromEntries(
    Object.entries(actions).flatMap(([, { preview, on }]): [string, RemoteCall][] =>
      preview === undefined ? [] : [[preview, { ...(on === 'list' ? {} : { on: 'row' }), output: previewOutput }]],
    ),
  ),
})

const idsOf = (entity: AnyResource): readonly string[] => {
  const all = { hospital: registry['hospital']!, pairActions: entity }
  return [...new Set(checks.flatMap(({ id, find }) => (find(entity, all, 'pairActions').length > 0 ? [id] : [])))]
}

/** What speaks against options of an action of that name together. */
export const actionRefusals = (name: string, aspects: readonly string[]): readonly string[] =>
  idsOf(
    entityDoing({
      [name]: {
        ...(name === 'remove' ? { set: { deleted: true } } : {}),
        ...actionWith(name, aspects),
        ...(name === 'import' ? { takes: ['name', 'hospital'] } : {}),
      },
    }),
  )

/** Of an action of its own name, what may be said of it together, and what is refused. */
export const actionCover = () => cover(actionAspects, aspects => actionRefusals('step', aspects))

/** Actions in which each pair of options that is possible stands together. */
export const actionsOf = ({ sets }: ReturnType<typeof actionCover>): Readonly<Record<string, Action>> =>
  Object.fromEntries(sets.map((aspects, at) => [`step${at}`, actionWith(`step${at}`, aspects)]))

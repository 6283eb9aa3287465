import { clausesOf } from '../condition.ts'
import type { AnyCondition, Clause } from '../condition.ts'
import type { Action } from '../action.ts'
import { oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'

const asked = (condition: unknown): readonly Clause[] => clausesOf((condition ?? {}) as AnyCondition)

/** The one value that a condition leaves a field; undefined where it leaves it several. */
const onlyValue = (action: Action, key: string): unknown => {
  const clause = asked(action.when).find(one => one.key === key)
  return clause?.is === 'in' && clause.values.length === 1 ? clause.values[0] : undefined
}

const isMet = (clause: Clause, value: unknown): boolean =>
  clause.is === 'between' ? false : clause.values.some(one => one === value) === (clause.is === 'in')

/** What is offered to be taken back can be: right after it, and to what was before. */
export const undoing: readonly Check[] = [
  {
    id: 'R194',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, action]) => {
        if (action.undo === undefined) return []
        const place = `${resource.name}.actions.${name}.undo`
        const back = Object.hasOwn(resource.actions, action.undo) ? resource.actions[action.undo] : undefined
        if (!back?.set || !action.set)
          return when(
            true,
            place,
            `${action.undo} is no action that sets something back`,
            `undo: ${oneOf(Object.keys(resource.actions).filter(one => one !== name && resource.actions[one]!.set))}`,
          )
        const [set, unset] = [action.set, back.set]
        const kept = Object.keys(set).filter(
          key => onlyValue(action, key) === undefined || unset[key] !== onlyValue(action, key),
        )
        const unmet = asked(back.when)
          .filter(({ key }) => Object.hasOwn(set, key))
          .filter(clause => !isMet(clause, set[clause.key]))
        return [
          ...when(
            kept.length > 0,
            place,
            `${action.undo} does not set ${kept.join(', ')} to what it was before`,
            `when: { ${kept[0] ?? ''}: the one value before }, or ${name} without undo`,
          ),
          ...when(
            unmet.length > 0,
            place,
            `${action.undo} is not possible once ${unmet.map(({ key }) => key).join(', ')} is as ${name} leaves it`,
            `when: { ${unmet[0]?.key ?? ''}: as it is then }`,
          ),
          ...when(
            back.input !== undefined || back.reauthenticate !== undefined || (back.on ?? 'row') !== 'row',
            place,
            `${action.undo} asks for something`,
            `${name} without undo`,
          ),
          ...when(
            name === 'remove' && resource.tree !== undefined,
            place,
            'what is below is deleted with it, and stays deleted',
            `${name} without undo: deletion({ undo: false })`,
          ),
        ]
      }),
  },
]

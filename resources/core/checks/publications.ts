import { clausesOf } from '../condition.ts'
import { isLogicallyDeleted } from '../fields.ts'
import { publishable, publishing } from '../publishable.ts'
import type { AnyResource } from '../resource.ts'
import { found, when } from './Check.ts'
import type { Check } from './Check.ts'

const fields = Object.entries(publishable)
const actions = Object.entries(publishing)

/** What says of a record by itself whether it is there, besides the state of what is published. */
const others = ['singleton', 'rows', 'tree', 'lifecycle'] as const satisfies readonly (keyof AnyResource)[]

/** Whether any part of what is published stands in a descriptor: all of it has to then. */
const isPart = ({ fields: own, actions: done }: AnyResource): boolean =>
  fields.some(([name, field]) => own[name] === field) ||
  actions.some(([name, action]) => done[name]?.set === action.set)

/** What is published is so as a whole: its fields, the actions that lead from state to state, and who sees which. */
export const publications: readonly Check[] = [
  {
    id: 'R190',
    find: resource =>
      !isPart(resource)
        ? []
        : [
            ...fields
              .filter(([name, field]) => resource.fields[name] !== field)
              .map(([name]) =>
                found(
                  `${resource.name}.fields.${name}`,
                  `what readers get to see needs ${name} as it stands in publishable`,
                  'fields: { …, ...publishable }',
                ),
              ),
            ...actions
              .filter(([name, { set }]) => resource.actions[name]?.set !== set)
              .map(([name]) =>
                found(
                  `${resource.name}.actions.${name}`,
                  `nothing leads to the state that ${name} is for`,
                  'actions: { …, ...publishing }',
                ),
              ),
            ...actions
              .filter(
                ([name, { set }]) =>
                  resource.actions[name]?.set === set &&
                  !clausesOf(resource.actions[name].when ?? {}).some(({ key }) => key === 'state'),
              )
              .map(([name]) =>
                found(
                  `${resource.name}.actions.${name}.when`,
                  'it says nothing of the state that it leads from',
                  `${name}: { ...publishing.${name}, when: { ...publishing.${name}.when, … } }`,
                ),
              ),
            ...when(
              resource.visibility?.during === undefined,
              `${resource.name}.visibility`,
              'everybody would see drafts',
              "visibility: publicly(['author', 'unlimited'])",
            ),
            ...others
              .filter(name => resource[name] !== undefined && resource[name] !== false)
              .map(name =>
                found(
                  `${resource.name}.${name}`,
                  `what readers get to see is there by its state alone, and not by ${name} as well`,
                  `resource({ … }) without ${name}`,
                ),
              ),
            ...when(
              isLogicallyDeleted(resource),
              `${resource.name}.fields.deleted`,
              'readers would go on to see what is deleted',
              'withdraw it, or remove it: { confirm: true }',
            ),
          ],
  },
]

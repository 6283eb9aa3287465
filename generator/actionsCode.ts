import type { Actions } from '../resources/core/action.ts'
import { deletion } from '../resources/core/deletion.ts'
import type { Fields } from '../resources/core/index.ts'
import type { Rule } from '../resources/core/rules.ts'
import { fieldsCode } from './fieldCode.ts'
import type { Used } from './fieldCode.ts'
import { entry, literal, wrapped } from './literal.ts'
import { rulesCode } from './rulesCode.ts'
import { sameData } from './sameData.ts'

/** One action or call. */
export const operationCode = (operation: object, used: Used, indent: string): string =>
  wrapped(
    '{',
    Object.entries(operation)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const inner = `${indent}  `
        if (name === 'input' || name === 'output') return entry(name, fieldsCode(value as Fields, used, inner))
        return entry(name, name === 'rules' ? rulesCode(value as readonly Rule[], used, inner) : literal(value, inner))
      }),
    '}',
    indent,
  )

const beside = (condition: object | undefined): object => {
  const { deleted: _, ...others } = (condition ?? {}) as Readonly<Record<string, unknown>>
  return others
}

type Deletion = Parameters<typeof deletion>[0]

/** What `deletion()` is told of both actions; undefined where they are no such pair. */
const deletionOf = ({ remove, recover }: Actions): Deletion | undefined => {
  if (!remove || !recover) return undefined
  const [removable, recoverable] = [beside(remove.when), beside(recover.when)]
  const told = {
    ...(remove.call ? { remove: remove.call } : {}),
    ...(recover.call ? { recover: recover.call } : {}),
    ...(remove.bulk ? { bulk: true as const } : {}),
    ...(remove.undo === undefined ? { undo: false as const } : {}),
    ...(Object.keys(removable).length > 0 ? { removable } : {}),
    ...(Object.keys(recoverable).length > 0 ? { recoverable } : {}),
  }
  return sameData({ remove, recover }, deletion(told as Deletion)) ? (told as Deletion) : undefined
}

/** The lines of the actions: those by which records are deleted and recovered in one. */
export const actionLines = (actions: Actions, used: Used): string[] => {
  const pair = deletionOf(actions)
  return Object.entries(actions).flatMap(([name, action]) => {
    if (pair === undefined || (name !== 'remove' && name !== 'recover'))
      return [`${entry(name, operationCode(action, used, '    '))},`]
    if (name === 'recover') return []
    used.add('deletion')
    return [`...deletion(${Object.keys(pair).length > 0 ? literal(pair, '    ') : ''}),`]
  })
}

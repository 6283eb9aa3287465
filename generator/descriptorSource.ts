import { deletable } from '../resources/core/deletion.ts'
import type { AnyResource } from '../resources/core/index.ts'
import { actionLines, operationCode } from './actionsCode.ts'
import { fieldCode } from './fieldCode.ts'
import type { Used } from './fieldCode.ts'
import { entry, listed, literal } from './literal.ts'
import { variableOf } from './names.ts'
import { rulesCode } from './rulesCode.ts'
import { sameData } from './sameData.ts'

const fieldLines = ({ fields }: AnyResource, used: Used): string[] =>
  Object.entries(fields).map(([name, field]) => {
    if (name !== 'deleted' || !sameData(field, deletable.deleted))
      return `${entry(name, fieldCode(field, used, '    '))},`
    used.add('deletable')
    return '...deletable,'
  })

const block = (lines: readonly string[]): string => `{\n${lines.map(line => `    ${line}\n`).join('')}  }`

const listCode = (list: NonNullable<AnyResource['list']>): string =>
  block(
    Object.entries(list)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${entry(name, Array.isArray(value) ? listed(value, '    ') : literal(value, '    '))},`),
  )

const sectionCode = (section: NonNullable<AnyResource['form']>[number], indent: string): string =>
  literal(section, indent)

const formCode = (form: NonNullable<AnyResource['form']>): string =>
  form.length === 1
    ? `[${sectionCode(form[0]!, '  ')}]`
    : `[\n${form.map(section => `    ${sectionCode(section, '    ')},\n`).join('')}  ]`

/** The order in which a descriptor says things. */
const order = [
  'name',
  'label',
  'brief',
  'about',
  'tells',
  'scopedBy',
  'rows',
  'staff',
  'visibility',
  'unknown',
  'unavailableReasons',
  'singleton',
  'tree',
  'order',
  'invalidates',
  'comments',
  'lifecycle',
  'erasure',
  'retention',
  'was',
  'fields',
  'list',
  'form',
  'rules',
  'actions',
  'calls',
] as const satisfies readonly (keyof AnyResource)[]

const partCode = (resource: AnyResource, part: keyof AnyResource, used: Used): string | undefined => {
  if (resource[part] === undefined) return undefined
  switch (part) {
    case 'fields':
      return block(fieldLines(resource, used))
    case 'list':
      return listCode(resource.list!)
    case 'form':
      return formCode(resource.form!)
    case 'rules':
      return rulesCode(resource.rules!, used, '  ')
    case 'actions':
      return block(actionLines(resource.actions, used))
    case 'calls': {
      const calls = Object.entries(resource.calls)
      return calls.length > 0
        ? block(calls.map(([name, call]) => `${entry(name, operationCode(call, used, '    '))},`))
        : undefined
    }
    default:
      return literal(resource[part], '  ')
  }
}

/** The source of a descriptor: what it says, in the words of the vocabulary. */
export const descriptorSource = (resource: AnyResource): string => {
  const used: Used = new Set(['resource'])
  const parts = order.flatMap(part => {
    const code = partCode(resource, part, used)
    return code === undefined ? [] : [`  ${part}: ${code},\n`]
  })
  return `import { ${[...used].sort().join(', ')} } from '../core/index.ts'

/** Say here what one ${resource.name} is. */
export const ${variableOf(resource.name)} = resource({
${parts.join('')}})
`
}

import { registry } from '../../resources/index.ts'
import type { Field } from '../../resources/core/index.ts'
import { lifecycleEvents } from '../../resources/core/lifecycle.ts'
import { listWords } from '../../resources/core/checks/names.ts'
import { isLine, isReference, isSecret, typeOf } from '../../resources/core/typeOf.ts'
import type { Asked, AskedField } from './parse.ts'

const quoted = (value: string): string => `'${value}'`
const listed = (values: readonly string[]): string => `[${values.map(quoted).join(', ')}]`

/** A number that is checked or masked elsewhere is so here, too. */
const manners = ({ name, type }: AskedField): string[] => {
  const like = Object.values(registry).map(resource => resource.fields[name]).find(field => field?.type === type) as Field & { match?: string } | undefined
  return [...(like?.match ? [`match: ${quoted(like.match)}`] : []), ...(like?.mask ? [`mask: ${quoted(like.mask)}`] : [])]
}

/** What becomes of the record with what it refers to, as it mostly is: it goes along, and keeps what is deleted. */
const referential = ({ argument }: AskedField, asked: Asked): string[] => {
  const { lifecycle = {} } = registry[argument ?? ''] ?? {}
  const keepsPlace = scopeOf(asked) !== undefined
  const usual = { merge: 'move', transfer: keepsPlace ? 'stay' : 'follow', remove: 'keep' } as const
  const said = lifecycleEvents.filter(event => lifecycle[event] !== undefined).map(event => `${event}: ${quoted(usual[event])}`)
  return said.length > 0 ? [`on: { ${said.join(', ')} }`] : []
}

const fieldCode = (field: AskedField, asked: Asked): string => {
  const { name, type, required, argument } = field
  const first = argument === undefined ? [] : [typeOf(field).options ? listed(argument.split(',')) : quoted(argument)]
  const options = [...(required ? ['required: true'] : []), ...manners(field), ...referential(field, asked)]
  return `    ${name}: ${type}(${[...first, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ')}),`
}

/** The ref to the organisation that the record belongs to. */
const scopeOf = ({ fields }: Asked): AskedField | undefined => fields.find(field => isReference(field) && field.argument === 'hospital')

/** The text field that names the record. */
const labelOf = ({ fields }: Asked): string => (fields.find(field => field.name === 'name' && isLine(field)) ?? fields.find(isLine))!.name

const fitsCell = (field: AskedField): boolean => !isSecret(field) && !typeOf(field).isDocument && ['line', undefined].includes(typeOf(field).text)

/** Columns are what fits a cell; a filter is what one chooses or bounds. */
const columnsOf = ({ fields }: Asked): string[] =>
  fields.filter(field => fitsCell(field)).map(({ name }) => name)

const filtersOf = ({ fields }: Asked): string[] =>
  fields.filter(field => !listWords.includes(field.name) && ['equals', 'range', 'overlaps'].includes(typeOf(field).filter)).map(({ name }) => name)

/** The source of a starting descriptor: regular calls, logical deletion, recovery. */
export const descriptorSource = (asked: Asked): string => {
  const { name, fields } = asked
  const scope = scopeOf(asked)
  const imports = [...new Set(['deletable', 'deletion', 'resource', ...fields.map(field => field.type)])].sort()
  return `import { ${imports.join(', ')} } from '../core/index.ts'

/** Say here what one ${name} is. */
export const ${name} = resource({
  name: ${quoted(name)},
  label: ${quoted(labelOf(asked))},
  scopedBy: ${scope ? quoted(scope.name) : `'nothing'`},
  fields: {
${fields.map(field => fieldCode(field, asked)).join('\n')}
    ...deletable,
  },
  list: {
    columns: ${listed([...columnsOf(asked), 'createdAt'])},
    filters: ${listed([...filtersOf(asked), 'createdAt', 'deleted'])},
    search: ${listed([labelOf(asked)])},
  },
  form: [{ section: 'general', fields: ${listed(fields.map(field => field.name))} }],
  actions: {
    list: {},
    get: {},
    options: {},
    create: {},
    update: { when: { deleted: false } },
    ...deletion({ bulk: true }),
  },
})
`
}

import { pairsIn } from '../../../resources/core/pairs.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { Pair, Part } from './Report.ts'
import { valueText } from './valueText.ts'
import type { Values, Words } from './Words.ts'

/** Fields of a record as labels and values. */
export const pairsOf = (resource: AnyResource, names: readonly string[], record: Values, words: Words): Pair[] =>
  names.map(name => ({
    label: words.t(`resources.${resource.name}.fields.${name}`),
    value: valueText(resource, name, record, words),
  }))

/** What is said of the right and of the left eye, side by side. */
export const bothSides = (resource: AnyResource, bases: readonly string[], record: Values, words: Words): Part => ({
  kind: 'table',
  columns: [
    { title: '', width: 30 },
    { title: words.t('app.clinical.column.right'), width: 35, align: 'center' },
    { title: words.t('app.clinical.column.left'), width: 35, align: 'center' },
  ],
  rows: bases.map(base => [
    words.t(`resources.${resource.name}.pairs.${base}`),
    ...['Right', 'Left'].map(side => valueText(resource, `${base}${side}`, record, words)),
  ]),
})

const isSaid = (resource: AnyResource, name: string, record: Values, words: Words): boolean =>
  valueText(resource, name, record, words).trim() !== ''

/**
 * The parts of one section of a resource's form: what is said of both eyes as a table, long texts below their labels,
 * the rest as labels and values. What says nothing is left out, unless `isWhole`.
 */
export const sectionParts = (
  resource: AnyResource,
  names: readonly string[],
  record: Values,
  words: Words,
  isWhole = false,
): Part[] => {
  const bases = pairsIn(names).filter(
    base => isWhole || ['Right', 'Left'].some(side => isSaid(resource, `${base}${side}`, record, words)),
  )
  const inPairs = new Set(pairsIn(names).flatMap(base => [`${base}Right`, `${base}Left`]))
  const rest = names.filter(name => !inPairs.has(name) && (isWhole || isSaid(resource, name, record, words)))
  const isLong = (name: string): boolean =>
    resource.fields[name] !== undefined && typeOf(resource.fields[name]).text === 'lines'
  const short = rest.filter(name => !isLong(name))
  return [
    ...(bases.length > 0 ? [bothSides(resource, bases, record, words)] : []),
    ...(short.length > 0 ? [{ kind: 'pairs' as const, pairs: pairsOf(resource, short, record, words) }] : []),
    ...rest.filter(isLong).map(name => ({
      kind: 'text' as const,
      label: words.t(`resources.${resource.name}.fields.${name}`),
      text: valueText(resource, name, record, words) || '–',
    })),
  ]
}

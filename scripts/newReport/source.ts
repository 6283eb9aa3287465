import type { Part } from '../../resources/core/statistics/index.ts'
import type { Asked } from './parse.ts'

/** A value of a declaration as code: `{ as: 'line', measures: ['payments.given'] }`. */
const code = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${name}: ${code(one)}`)
      .join(', ')} }`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

const partCode = ({ part, ...declaration }: Part): string =>
  `${part}(${part === 'figures' ? code(declaration.measures) : code(declaration)})`

/** The source of a report that was asked for. */
export const reportSource = ({
  report: { name, facts, filters, range, parts },
  title,
}: Pick<Asked, 'report' | 'title'>): string => {
  const words = [...new Set([...Object.values<Part>(parts).map(({ part }) => part), 'report'])].sort()
  return `import { ${words.join(', ')} } from '../../core/statistics/index.ts'
${facts
  .map(one => one.name)
  .sort()
  .map(one => `import { ${one} } from '../facts/${one}.ts'`)
  .join('\n')}

/** ${title.en}: say here what it tells. */
export const ${name} = report({
  name: '${name}',
  facts: [${facts.map(one => one.name).join(', ')}],
  filters: ${code(filters)},
  range: '${range}',
  parts: {
${Object.entries<Part>(parts)
  .map(([part, one]) => `    ${part}: ${partCode(one)},`)
  .join('\n')}
  },
})
`
}

/** What the parts of any report are called to begin with. */
export const partTitles: { readonly [L in 'zh' | 'en']: { readonly [part: string]: string } } = {
  zh: { sums: '概况', course: '走势', table: '明细' },
  en: { sums: 'In figures', course: 'Over time', table: 'In detail' },
}

/** What its page is for, until somebody says it better. */
export const purposeIn: { readonly [L in 'zh' | 'en']: (title: string) => string } = {
  zh: title => `${title}的统计。`,
  en: title => `${title}, in figures.`,
}

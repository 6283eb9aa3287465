import type { Rule } from '../resources/core/rules.ts'
import type { Used } from './fieldCode.ts'
import { quoted, wrapped } from './literal.ts'

const told = (rule: Rule): readonly string[] => {
  switch (rule.rule) {
    case 'anyRow':
      return [rule.at, rule.above, rule.key]
    case 'needs':
      return [...rule.fields, rule.key]
    case 'anyOf':
      return rule.key === undefined ? rule.fields : [rule.key, ...rule.fields]
    case 'derives':
      return [rule.fields[0], rule.by, rule.at]
    default:
      return rule.fields
  }
}

/** Rules as the vocabulary says them: `inOrder('from', 'to')`. */
export const rulesCode = (rules: readonly Rule[], used: Used, indent: string): string =>
  wrapped(
    '[',
    rules.map(rule => {
      const word = rule.rule === 'anyOf' && rule.key !== undefined ? 'anyOfAs' : rule.rule
      used.add(word)
      return `${word}(${told(rule).map(quoted).join(', ')})`
    }),
    ']',
    indent,
  )

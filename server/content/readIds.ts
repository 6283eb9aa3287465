import { message } from '../../resources/core/message.ts'
import { invalid } from '../core/errors/problem.ts'

/** `3,17,4` as ids, or `all`; a text that is something else is an error at the field. */
export const readIds = (text: string, field: string): readonly number[] | 'all' => {
  if (text.trim() === 'all') return 'all'
  const parts = text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  if (!parts.every(part => /^\d{1,9}$/.test(part))) throw invalid({ [field]: message('reference') })
  return parts.map(Number)
}

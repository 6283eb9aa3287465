import { withRight } from '../asking/edits.ts'
import type { Asked } from './parse.ts'

/** The seeded roles with the rights that were asked for. */
export const withRights = (source: string, { name, roles }: Asked): string =>
  roles.reduce(
    (text, { role, rights }) =>
      withRight(text, role, rights === 'all' ? `everything('${name}')` : `...looks('${name}')`),
    source,
  )

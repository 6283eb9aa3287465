import { mayVisit, pageNamed } from '../../../resources/pages.ts'
import { readMenu } from './menuTree.ts'
import type { MenuEntry } from './menuTree.ts'

/** What an operator with these permissions finds in the menu, from the answer of `menus/build`. */
export const menuFor = (reply: unknown, permissions: ReadonlySet<string>): MenuEntry[] =>
  readMenu(reply, {
    has: page => pageNamed(page) !== undefined,
    may: page => mayVisit(permissions, page),
    unknown: page => console.info(`The menu names a page that does not exist: ${page}`),
  })

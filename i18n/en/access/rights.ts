import type { Same } from '../../Same.ts'
import type * as zh from '../../zh/access/rights.ts'

export const ticks = {
  menus: 'Menus',
  permissions: 'Permissions',
  everything: 'everything',
  of: '%{count} of %{total} ticked',
  search: 'Search in %{name}',
  open: 'Open all',
  close: 'Close all',
  nothing: 'Nothing matches',
  notHeld: 'You do not hold this, so you can neither grant nor withdraw it',
  notSeen: 'You do not see this menu, so you can neither assign nor withdraw it',
  mayNotOpen: 'The role may not open this page',
  noPage: 'There is no such page',
  mayNot: 'You may look at this but not change it',
  asHolder: {
    open: 'See what its holder sees',
    title: 'What somebody sees who holds “%{name}” alone',
    lead: 'By the ticks as they stand here, saved or not. Which records are seen is decided by the data scope of each operator.',
    nothing: 'Home alone: no menu is ticked that may be opened.',
    home: 'Home shows what belongs to these permissions.',
    page: 'This page may be opened.',
    looksOnly: 'May look, and nothing else.',
    may: 'May',
    mayNot: 'May not',
    hidden: 'Fields that are not seen',
    fixed: 'Fields that are seen and cannot be changed',
    covered: 'Fields that are partly covered',
    revealed: 'Fields that are partly covered, and may be shown in full',
  },
} satisfies Same<typeof zh.ticks>

export const holders = {
  lead: 'Everything that can be granted, which roles hold it, and how many operators. It is granted and withdrawn on the pages of the roles.',
  searchIn: 'Permission, code or role',
  permission: 'What may be done',
  roles: 'Roles that hold it',
  held: 'Held by',
  operators: '%{smart_count} operator |||| %{smart_count} operators',
  nobody: 'No role holds it',
  byWildcard: 'Held by %{wildcard}, which also stands for what comes later',
} satisfies Same<typeof zh.holders>

export const online = {
  sessions: 'Signed in now',
} satisfies Same<typeof zh.online>

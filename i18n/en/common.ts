import type { Same } from '../Same.ts'
import type * as zh from '../zh/common.ts'

export const fields = {
  id: 'Id', createdAt: 'Created at', createdBy: 'Created by', updatedAt: 'Updated at', updatedBy: 'Updated by', version: 'Version',
} satisfies Same<typeof zh.fields>

export const actions = {
  list: 'View list', get: 'View details', create: 'Create', update: 'Edit', remove: 'Delete', options: 'Pick from list',
  export: 'Export', history: 'History', contact: 'Reveal what is covered', kick: 'Sign out by force', sort: 'Arrange',
} satisfies Same<typeof zh.actions>

export const asks = { sort: { rows: 'The records that move, each with its new superior and place' } } satisfies Same<typeof zh.asks>

export const permissions = {
  'site:enter': 'Enter while the site is closed',
  'message:body': 'Read the bodies of messages',
} satisfies Same<typeof zh.permissions>

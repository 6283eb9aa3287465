import type { Capability } from '../core/capability.ts'
import { ownPart } from '../core/home.ts'
import { setUp as service } from './setUp.ts'

/** The first days of an installation. What is to be done then, each capability says itself. */
export const setUp = {
  menu: 'system',
  resources: {},
  services: { setUp: service },
  pages: {
    setUp: { menu: 'system', permission: 'setUp:steps' },
  },
  home: { setUp: ownPart({ permission: 'setUp:steps', height: 1, above: true }) },
} as const satisfies Capability

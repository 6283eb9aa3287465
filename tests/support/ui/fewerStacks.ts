import { createRequire } from 'node:module'

/*
 * Of ten thousand elements each second, the development build of React keeps the stack where they were made, for its
 * warnings: an eighth of the time of these tests, which look for the warnings and not for where they come from.
 */

interface Internals {
  recentlyCreatedOwnerStacks: number
}

// The very copy of the module that the components go through.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = createRequire(import.meta.url)(
  'react',
) as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals }

// As if as many as are kept had just been made. The files of a worker share the package.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
  configurable: true,
})

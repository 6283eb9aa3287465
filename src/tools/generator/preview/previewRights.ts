import type { AuthProvider } from 'react-admin'
import { registry } from '../../../../resources/index.ts'

/** What needs a server of its own, or a file of rows. */
const elsewhere = ['export', 'import']

/** What may be done in the preview: everything with the entity, and of others what fields offer to choose from. */
const may =
  (name: string) =>
  (resource: string, action: string): boolean => {
    if (resource === name) return !elsewhere.some(one => action.startsWith(one))
    return (
      action === 'options' ||
      (action === 'list' &&
        registry[resource]?.actions['options'] === undefined &&
        registry[resource]?.list !== undefined &&
        resource !== 'savedView')
    )
  }

/** Whoever looks at the preview is nobody in particular. */
export const previewAuth = (
  name: string,
): AuthProvider & { readonly mayNow: (resource: string, action: string) => boolean } => {
  const mayNow = may(name)
  return {
    mayNow,
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => new Set<string>(),
    canAccess: async ({ resource, action }) => mayNow(resource, action),
  }
}

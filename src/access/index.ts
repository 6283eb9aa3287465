/** What this capability adds to the browser: its overrides and pages. */
import type { ComponentType } from 'react'
import './menu/index.ts'
import './online/index.ts'
import './operator/index.ts'
import './role/index.ts'

const nested = async (): Promise<ComponentType> => (await import('./nested/NestedPage.tsx')).NestedPage

export const pages = {
  'nested/menu1/menu1-1': nested,
  'nested/menu1/menu1-2/menu1-2-1': nested,
  'nested/menu1/menu1-2/menu1-2-2': nested,
  'nested/menu1/menu1-3': nested,
  'nested/menu2': nested,
  'user/center': async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  permission: async () => (await import('./permission/PermissionPage.tsx')).PermissionPage,
  'user/secondFactor': async () => (await import('./secondFactor/SecondFactorPage.tsx')).SecondFactorPage,
  'user/updatePass': async () => (await import('./updatePass/UpdatePassPage.tsx')).UpdatePassPage,
}

import type { ComponentType } from 'react'
import type { CustomPageKey } from '../../resources/pages.ts'

const nested = async (): Promise<ComponentType> => (await import('./nested/NestedPage.tsx')).NestedPage

/** How each page that is written by hand is loaded, when it is first opened. */
export const loadPage: { readonly [K in CustomPageKey]: () => Promise<ComponentType> } = {
  newCase: async () => (await import('./newCase/NewCasePage.tsx')).NewCasePage,
  gameConfig: async () => (await import('./gameConfig/GameConfigPage.tsx')).GameConfigPage,
  topUp: async () => (await import('./topUp/TopUpPage.tsx')).TopUpPage,
  dayEnd: async () => (await import('./dayEnd/DayEndPage.tsx')).DayEndPage,
  globalSetting: async () => (await import('./globalSetting/GlobalSettingPage.tsx')).GlobalSettingPage,
  'nested/menu1/menu1-1': nested,
  'nested/menu1/menu1-2/menu1-2-1': nested,
  'nested/menu1/menu1-2/menu1-2-2': nested,
  'nested/menu1/menu1-3': nested,
  'nested/menu2': nested,
  'user/center': async () => (await import('./user/center/CenterPage.tsx')).CenterPage,
  'user/hospital': async () => (await import('./user/hospital/HospitalPage.tsx')).HospitalPage,
  permission: async () => (await import('./permission/PermissionPage.tsx')).PermissionPage,
  mergePatients: async () => (await import('./mergePatients/MergePatientsPage.tsx')).MergePatientsPage,
  online: async () => (await import('./online/OnlinePage.tsx')).OnlinePage,
  caseCompare: async () => (await import('./caseCompare/CaseComparePage.tsx')).CaseComparePage,
  hospitalStatement: async () => (await import('./hospitalStatement/HospitalStatementPage.tsx')).HospitalStatementPage,
  eyeChart: async () => (await import('./eyeChart/EyeChartPage.tsx')).EyeChartPage,
  'user/secondFactor': async () => (await import('./user/secondFactor/SecondFactorPage.tsx')).SecondFactorPage,
  'user/updatePass': async () => (await import('./user/updatePass/UpdatePassPage.tsx')).UpdatePassPage,
}

import type { Entity, TextTree } from '../../../../generator/Entity.ts'
import enFirst from '../../../../i18n/en/core/firstResources.ts'
import enLater from '../../../../i18n/en/core/laterResources.ts'
import zhFirst from '../../../../i18n/zh/core/firstResources.ts'
import zhLater from '../../../../i18n/zh/core/laterResources.ts'

type Trees = Readonly<Record<string, TextTree>>

/** The texts of an entity that there is, as its files have them. */
export const existingTexts = (name: string): Entity['texts'] => {
  const zh: Trees = { ...zhFirst, ...zhLater }
  const en: Trees = { ...enFirst, ...enLater }
  return { zh: zh[name] ?? {}, en: en[name] ?? {} }
}

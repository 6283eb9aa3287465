import { expect, it } from 'vitest'
import type { patient } from '../../resources/patients/patient.ts'
import type { Texts } from '../../resources/core/index.ts'
import type { Resources } from '../../resources/index.ts'
import type { ResourceTexts } from '../../i18n/ResourceTexts.ts'
import type { Same } from '../../i18n/Same.ts'
import texts from '../../i18n/zh/patients/patient.ts'

const { mobile, ...fields } = texts.fields
const { sendPassword, ...actions } = texts.actions
const { demo, ...type } = texts.choices.type

it('is a compile error to leave out the text of a field, an action, an option, a section or a resource', () => {
  // @ts-expect-error a field without its label
  const field: Texts<typeof patient> = { ...texts, fields }
  // @ts-expect-error an action without its name
  const action: Texts<typeof patient> = { ...texts, actions }
  // @ts-expect-error an option without its name
  const option: Texts<typeof patient> = { ...texts, choices: { ...texts.choices, type } }
  // @ts-expect-error a section without its title
  const section: Texts<typeof patient> = { ...texts, sections: { person: '' } }
  // @ts-expect-error a registered resource without texts
  const registered: ResourceTexts = {}
  // @ts-expect-error a text that a second language lacks
  const second: Same<{ a: 'x'; b: 'y' }> = { a: 'x' }
  const all: keyof ResourceTexts = 'patient' satisfies keyof Resources
  expect([field, action, option, section, registered, second, all, mobile, sendPassword, demo]).toHaveLength(10)
})

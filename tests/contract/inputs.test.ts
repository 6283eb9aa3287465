import { expect, it } from 'vitest'
import { ref, resource, text } from '../../resources/core/index.ts'
import { resourceNamed } from '../../resources/index.ts'
import { inputFor } from './inputs.ts'
import type { Sources } from './inputs.ts'
import { changeable } from './roundTrip.ts'

it('a tree of which nothing is there yet begins with a record that has none above it', async () => {
  const tree = resourceNamed('hospital')!
  const sources = { root: async () => undefined, record: async () => 1, dictionaryValue: async () => 'a' } as unknown
  expect((await inputFor(tree, 1, sources as Sources, '2026-03-01', {}))['superior']).toBeUndefined()
})

it('what is changed is a field that every record shows', () => {
  const fields = {
    number: text({ required: true, once: true }),
    patient: ref('patient', { required: true, on: { merge: 'move', transfer: 'stay', remove: 'keep' } }),
    remark: text({ showWhen: { 'patient.gender': 'female' } }),
    place: text(),
  } as const
  const loan = resource({ name: 'loan', label: 'number', scopedBy: 'nothing', fields, actions: {} })
  expect(changeable(loan)?.[0]).toBe('place')
})

import fc from 'fast-check'
import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { acuityCodes, ofHundredths, readAcuity } from '../../../domain/visualAcuity.ts'
import { clinicalFields } from '../../../resources/clinic/clinicalFields.ts'
import { resources } from '../../../resources/index.ts'
import { isWritable } from '../../../resources/core/fields.ts'
import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import type { Row } from '../../core/ui/backend.ts'
import { input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const caseInfo: AnyResource = resources.case
const values = ['alpha', 'beta', 'gamma']

/** Values that a case may hold, by the kind of their field. */
const arbitrary = (field: Field): fc.Arbitrary<unknown> => {
  const {
    min = 0,
    max = 1000,
    step = 1,
  } = field as { readonly min?: number; readonly max?: number; readonly step?: number }
  switch (field.type) {
    case 'acuity':
      return fc.oneof(fc.integer({ min: 1, max: 200 }).map(ofHundredths), fc.constantFrom(...acuityCodes))
    case 'decimal':
      return fc.integer({ min: min / step, max: max / step }).map(count => count * step + 0)
    case 'integer':
      return fc.integer({ min, max })
    case 'dictionary':
      return fc.constantFrom(...values)
    case 'ref':
      return fc.integer({ min: 1, max: 3 })
    case 'date':
      return fc.constantFrom('2024-02-29', '2025-12-31', '2026-01-01')
    default:
      return fc.string({
        minLength: 1,
        maxLength: 40,
        unit: fc.constantFrom('视', '力', 'é', 'A', '0', '.', '，', '𠮷'),
      })
  }
}

const isNeeded = (name: string, field: Field): boolean =>
  field.required === true || field.requiredWhen !== undefined || name === 'doctor'
const aCase = fc.record(
  Object.fromEntries(
    Object.entries(clinicalFields)
      .filter(([, field]) => isWritable(field))
      .map(([name, field]) => [
        name,
        isNeeded(name, field) ? arbitrary(field) : fc.option(arbitrary(field), { nil: null }),
      ]),
  ),
)

/** The fields that are typed: leaving each gives its input the chance to write the value anew. */
const typed = ['acuity', 'decimal', 'integer']

describe('a case in its form', () => {
  it('keeps each value exactly from JSON to JSON', async () => {
    for (const given of fc.sample(aCase, { numRuns: 1, seed: 20_260_301 })) {
      const row: Row = { ...sampleOf(caseInfo, 1), ...given, number: 'HZ1', patient: 1, hospital: 1, reexamineOn: null }
      const backend = createBackend({ case: [row], caseRecord: [] })
      backend.on('dict', 'byGroup', () => ({
        json: values.map(value => ({ value, label: value, labelEn: value, enabled: true })),
      }))
      const { unmount } = renderPage({ backend, at: '/case/1' })
      const number = await input('病例号')
      const names = Object.entries(clinicalFields)
        .filter(([, field]) => typed.includes(field.type) && isWritable(field))
        .map(([name]) => name)
      expect(names.length).toBeGreaterThan(10)
      for (const name of names) {
        const element = document.getElementsByName(name)[0] as HTMLInputElement
        expect(element, name).toBeInstanceOf(HTMLInputElement)
        const { value } = element
        // Typed anew as it is shown, and left: nothing of it may become another value.
        fireEvent.change(element, { target: { value: '' } })
        fireEvent.change(element, { target: { value } })
        fireEvent.blur(element)
        expect(element).toHaveValue(value)
      }
      fireEvent.change(number, { target: { value: 'HZ2' } })
      fireEvent.click(document.querySelector('button[type="submit"]')!)
      await waitFor(() => {
        expect(backend.callsOf('case', 'update')).toHaveLength(1)
      })
      expect(backend.callsOf('case', 'update')[0]?.body).toEqual({ id: 1, version: 1, number: 'HZ2' })
      unmount()
    }
  })

  it('reads back each acuity that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }).map(ofHundredths), value => {
        expect(readAcuity(value)).toBe(value)
      }),
    )
  })
})

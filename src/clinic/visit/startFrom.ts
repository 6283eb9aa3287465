import type { RaRecord } from 'react-admin'
import { clinicalFields } from '../../../resources/clinic/clinicalFields.ts'
import { isWritable } from '../../../resources/core/fields.ts'

/**
 * What the form of a case begins with where it does not begin with the case as it is; it travels with the navigation,
 * never in an address.
 */
export interface StartFrom {
  readonly record: Readonly<Record<string, unknown>>
}

const names = Object.entries(clinicalFields)
  .filter(([, field]) => isWritable(field))
  .map(([name]) => name)

/** To correct an examination: all that it says. */
export const correctionOf = (examination: RaRecord): StartFrom => ({
  record: Object.fromEntries(names.map(name => [name, examination[name] as unknown])),
})

/**
 * A new examination on a day: what was found before stays as it is until it is found otherwise, but vision is measured
 * anew.
 */
export const examinationOn = (day: string): StartFrom => ({
  record: {
    examinedOn: day,
    nakedRight: null,
    nakedLeft: null,
    correctedRight: null,
    correctedLeft: null,
    reexamineOn: null,
  },
})

import { ageOn } from '../../../domain/age.ts'
import { patient as descriptor } from '../../../resources/patients/patient.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Pair } from '../../core/pdf/Report.ts'
import { pairsOf } from '../../core/pdf/recordParts.ts'
import type { Making, Values, Words } from '../../core/pdf/Words.ts'

const patient: AnyResource = descriptor

/** Who the child is, with the age at the time; what is masked stays masked. */
export const patientPairs = (record: Values, names: readonly string[], words: Words, { today }: Making): Pair[] =>
  pairsOf(patient, names, record, words).map((pair, at) => {
    const age = names[at] === 'birthday' ? ageOn(String(record['birthday']), today) : undefined
    return age === undefined ? pair : { ...pair, value: words.t('app.pdf.age', { date: pair.value, age }) }
  })

/** What tells children apart, on every document. */
export const briefly = ['name', 'gender', 'birthday', 'account'] as const

import type zh from '../../zh/core/pdf.ts'
import type { Same } from '../../Same.ts'

export default {
  button: 'Export PDF',
  failed: 'The PDF could not be made, please try again',
  done: 'The PDF is ready',
  someMissing: 'The PDF is ready. The font lacks these characters, □ stands for them: %{characters}',
  case: 'Case report',
  course: 'Course of vision',
  plan: 'Treatment plan',
  made: 'Made on %{at} · %{by}',
  missing: '□ stands for characters that the font lacks: %{codes}',
  patient: 'Patient',
  age: '%{date} (age %{age})',
  conclusion: 'Assessment',
  records: 'Examinations',
  recommendation: 'Way of training',
  recommendedToHealthy: '%{text} (neither eye is amblyopic; by vision alone)',
  effect: 'Effect of treatment',
  effectOf: 'Effect, %{eye}',
  patientEffect: 'Effect for the patient',
  minutes: 'Training a day (minutes)',
  total: 'Total',
  signatures: { staff: 'Signature of doctor or trainer', guardian: 'Signature of guardian', date: 'Date' },
} satisfies Same<typeof zh>

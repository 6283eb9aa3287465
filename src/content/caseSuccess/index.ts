import { caseSuccess } from '../../../resources/content/caseSuccess.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(caseSuccess, {
  above: [later(async () => (await import('./Gain.tsx')).Gain, 150)],
  fields: { consent: { Cell: later(async () => (await import('./Scan.tsx')).Scan, 120), wide: true } },
  made: { fromCase: given => given['id'] as number },
})

import { caseInfo } from '../../resources/clinic/case.ts'
import { caseRecord } from '../../resources/clinic/caseRecord.ts'
import { present } from '../core/index.ts'

const may = 'caseRecord:list'

present(caseRecord, {
  title: ['number', 'examinedOn'],
  links: [
    {
      label: 'app.comparison.open',
      permission: may,
      to: record => `/caseCompare?case=${record['case']}&other=${record.id}`,
    },
  ],
  together: [
    {
      label: 'app.comparison.open',
      permission: may,
      hint: 'app.comparison.chooseTwo',
      to: records => {
        const [one, other] = [...records].sort((a, b) => (String(a['examinedOn']) < String(b['examinedOn']) ? -1 : 1))
        return records.length === 2 && one?.['case'] !== undefined && one['case'] === other?.['case']
          ? `/caseCompare?case=${one['case']}&one=${one.id}&other=${other!.id}`
          : undefined
      },
    },
  ],
})

present(caseInfo, {
  links: [
    {
      label: 'app.comparison.openCase',
      permission: may,
      to: ({ id }) => `/caseCompare?case=${id}`,
      when: { records: { min: 2 } },
    },
  ],
})

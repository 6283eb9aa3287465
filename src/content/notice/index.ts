import { notice } from '../../../resources/content/notice.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(notice, {
  tabs: [
    {
      name: 'readings',
      label: 'resources.noticeReading.name',
      permission: 'noticeReading:list',
      Part: later(async () => (await import('../readings/NoticeReadings.tsx')).NoticeReadings, 320),
    },
  ],
})

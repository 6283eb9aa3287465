import type { applicationMail } from '../../../resources/content/applicationMail.ts'
import { addDays } from '../../../domain/calendar.ts'
import { stamped } from '../stored.ts'
import type { Stored } from '../stored.ts'
import { paragraphs } from './publications.ts'

type Letter = Stored<typeof applicationMail>

const nobody = {
  attachments: null,
  hospital: 1,
  hospitals: null,
  roles: null,
  operators: null,
  byMail: false,
  addresses: null,
  patientTypes: null,
  ageFrom: null,
  ageUntil: null,
  timesUpTo: null,
  sendAt: null,
  sentAt: null,
  recipients: null,
  delivered: 0,
  leftOut: 0,
} as const
const writer = 2

/** Letters in every state that lasts; to whom those that were sent were delivered is written beside them. */
export const letters = (today: string): Letter[] => {
  const at = (days: number, time = '02:30') => `${addDays(today, days)}T${time}:00.000Z`
  const sent = (days: number) => ({ sentAt: at(days), ...stamped(at(days - 1), writer, at(days)) })
  const written: readonly (Pick<Letter, 'title' | 'titleEn' | 'content' | 'contentEn' | 'to' | 'state'> &
    Partial<Letter> &
    ReturnType<typeof stamped>)[] = [
    {
      title: '本月随访名单请在周五前完成',
      titleEn: 'Please finish this month’s follow-ups by Friday',
      to: 'operators',
      state: 'sent',
      ...sent(-2),
      content: paragraphs(
        '各机构请在周五下班前完成本月到期的随访，并在系统中登记结果。',
        '打不通的号码请登记为“号码有误”，不要留空。',
      ),
      contentEn: paragraphs(
        'Please call the families that are due this month before Friday evening, and write down what was said.',
        'Numbers that do not work are to be noted as wrong, not left empty.',
      ),
    },
    {
      title: '训练室设备盘点',
      titleEn: 'Stocktaking of training devices',
      to: 'operators',
      state: 'sent',
      ...sent(-9),
      content:
        paragraphs('请核对训练设备的序列号与系统是否一致，报废的设备请停用令牌。') +
        '<ul><li>逐台核对序列号</li><li>记录屏幕与眼镜的状况</li></ul>',
      contentEn:
        paragraphs(
          'Please compare the serial numbers of your devices with the list, and revoke the tokens of those that are scrapped.',
        ) + '<ul><li>Check each serial number</li><li>Note the state of screens and glasses</li></ul>',
    },
    {
      title: '剩余次数不多，请留意',
      titleEn: 'Few training days are left',
      to: 'patients',
      hospitals: [4, 7],
      timesUpTo: 5,
      state: 'sent',
      ...sent(-6),
      content: paragraphs('您孩子的训练次数即将用完。为保持训练连续，请与所在机构联系。'),
      contentEn: paragraphs(
        'Your child has few training days left. Please talk to your clinic, so that training goes on without a gap.',
      ),
    },
    {
      title: '寒假训练时间调整',
      titleEn: 'Training hours in the winter holidays',
      to: 'patients',
      ageFrom: 6,
      ageUntil: 12,
      state: 'scheduled',
      sendAt: at(3, '01:00'),
      ...stamped(at(-1), writer),
      content: paragraphs('寒假期间上午九点起开放训练室，周日休息。'),
      contentEn: paragraphs('In the holidays the training rooms open at nine; closed on Sundays.'),
    },
    {
      title: '价格调整说明（发错，已撤回）',
      titleEn: 'New prices (sent in error, withdrawn)',
      to: 'operators',
      state: 'withdrawn',
      ...sent(-20),
      content: paragraphs('此信内容有误。'),
      contentEn: paragraphs('This letter was wrong.'),
    },
    {
      title: '新医生培训安排（草稿）',
      titleEn: 'Training of new doctors (draft)',
      to: 'operators',
      byMail: true,
      state: 'draft',
      ...stamped(at(-1, '06:10'), writer),
      content: paragraphs('培训内容：弱视分级、方案制定、随访登记。时间待定。'),
      contentEn: null,
    },
  ]
  return written.map((one, place) => ({ id: place + 1, ...nobody, ...one }))
}

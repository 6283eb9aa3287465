import { addDays } from '../../../domain/calendar.ts'
import type { help } from '../../../resources/content/help.ts'
import type { notice } from '../../../resources/content/notice.ts'
import type { userHelp } from '../../../resources/content/userHelp.ts'
import { stamped } from '../stored.ts'
import type { Stored } from '../stored.ts'
import { paragraphs, publishedAt, unpublished } from './publications.ts'

const announcements: readonly {
  readonly title: string
  readonly content: string
  readonly daysAgo: number
  readonly hospitals?: number[]
  readonly draft?: true
}[] = [
  {
    title: '平台上线通知',
    daysAgo: 400,
    content: paragraphs('视觉训练管理平台已正式上线，请各机构核对本机构资料与人员名单。'),
  },
  {
    title: '暑期训练高峰排班提醒',
    daysAgo: 150,
    content: paragraphs(
      '暑期复查与训练人数较多，请提前安排检查室与训练设备。',
      '周末请至少安排一名医生与两名训练师在岗。',
    ),
  },
  {
    title: '患者信息保密要求',
    daysAgo: 90,
    content: paragraphs('查看手机号与证件号会被记录。', '请勿将患者信息发送给无关人员。'),
  },
  {
    title: '华东区业务培训',
    daysAgo: 35,
    hospitals: [2, 4, 5, 7, 8, 9],
    content: paragraphs('华东区业务培训将于下月举行，请各机构安排人员参加。'),
  },
  { title: '系统维护通知', daysAgo: 12, content: paragraphs('系统将于周日凌晨 2 点至 4 点维护，期间可能无法登录。') },
  { title: '复查提醒功能说明', daysAgo: 3, content: paragraphs('复查到期的患者会显示在首页，请及时联系家长。') },
  { title: '寒假活动方案（草稿）', daysAgo: 1, draft: true, content: paragraphs('方案待定。') },
]

/** Announcements of type 1, the last of them a draft. */
export const notices = (today: string): Stored<typeof notice>[] =>
  announcements.map(({ title, content, daysAgo, hospitals = null, draft = false }, i) => {
    const at = `${addDays(today, -daysAgo)}T01:00:00.000Z`
    return {
      id: i + 1,
      title,
      type: 1,
      content,
      ...(draft ? unpublished : publishedAt(at)),
      hospitals,
      ...stamped(at, 1),
    }
  })

const helpTexts: readonly (readonly [name: string, ...texts: string[]])[] = [
  [
    '如何新建患者',
    '在“业务用户”页点击“新建”，填写姓名、性别、出生日期、手机号与所属机构后保存。',
    '手机号不可与其他患者重复；兄弟姐妹可共用监护人手机号。',
  ],
  [
    '如何查找患者',
    '在列表上方的搜索框输入姓名、拼音、拼音首字母或账号。',
    '筛选条件保存在网址中，可以收藏或转发给同事。',
  ],
  ['停用与恢复', '停用后患者不能登录训练端，资料保留；可随时重新启用。', '删除的患者可在筛选“已删除”后恢复。'],
  [
    '发送账号与密码',
    '点击“发送账号与密码”，系统会把一次性密码发到登记的手机号；短信未启用时只向操作人显示一次，请转交本人。',
  ],
  ['导出数据', '点击“导出”得到筛选后的全部数据，可选 CSV 或 Excel。手机号与证件号按权限显示。'],
  ['修改密码', '在“个人中心”修改密码，新密码至少 8 位。修改后其他设备上的登录会失效。'],
]

/** Entries of the usage help. */
export const helpItems = (today: string): Stored<typeof help>[] =>
  helpTexts.map(([name, ...texts], i) => ({
    id: i + 1,
    name,
    type: 1,
    content: paragraphs(...texts),
    sort: (i + 1) * 10,
    ...publishedAt(`${addDays(today, -380)}T02:00:00.000Z`),
    ...stamped(`${addDays(today, -380)}T02:00:00.000Z`, 1),
  }))

const userHelpTexts: readonly (readonly [name: string, ...texts: string[]])[] = [
  [
    '第一次训练前的准备',
    '请在光线均匀的房间内训练，屏幕与眼睛保持 50 厘米。',
    '戴上矫正眼镜，按医生要求遮盖或佩戴红蓝眼镜。',
  ],
  ['每天训练多久', '按训练方案上的分钟数完成；中途可以休息，次日不补前一天的训练。'],
  ['训练次数怎样计算', '当天第一次完成训练时扣一次，同一天再次训练不再扣。'],
  ['忘记密码怎么办', '请联系所在机构的工作人员，重新发送账号与密码。'],
  ['多久复查一次', '一般每 1 至 3 个月复查一次，以医生的安排为准。'],
]

/** Help for patients; the last entry is not published yet. */
export const userHelpItems = (today: string): Stored<typeof userHelp>[] =>
  userHelpTexts.map(([name, ...texts], i) => ({
    id: i + 1,
    name,
    content: paragraphs(...texts),
    sort: (i + 1) * 10,
    ...(i < userHelpTexts.length - 1 ? publishedAt(`${addDays(today, -360)}T02:00:00.000Z`) : unpublished),
    ...stamped(`${addDays(today, -360)}T02:00:00.000Z`, 1),
  }))

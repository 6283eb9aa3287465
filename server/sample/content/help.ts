import { addDays } from '../../../domain/calendar.ts'
import type { help } from '../../../resources/content/help.ts'
import type { notice } from '../../../resources/content/notice.ts'
import type { userHelp } from '../../../resources/content/userHelp.ts'
import { stamped } from '../stored.ts'
import type { Stored } from '../stored.ts'
import { paragraphs, publishedAt, unpublished } from './publications.ts'

type Text = readonly [name: string, ...paragraphs: string[]]

/** The same in both languages. */
interface Texts {
  readonly zh: Text
  readonly en: Text
}

const contents = ({ zh: [, ...texts], en: [, ...textsEn] }: Texts) => ({
  content: paragraphs(...texts),
  contentEn: paragraphs(...textsEn),
})

const announcements: readonly (Texts & {
  readonly daysAgo: number
  readonly hospitals?: number[]
  readonly draft?: true
})[] = [
  {
    daysAgo: 400,
    zh: ['平台上线通知', '视觉训练管理平台已正式上线，请各机构核对本机构资料与人员名单。'],
    en: [
      'The platform is live',
      'The vision training platform is now live. Please check the details of your organisation and its list of staff.',
    ],
  },
  {
    daysAgo: 150,
    zh: [
      '暑期训练高峰排班提醒',
      '暑期复查与训练人数较多，请提前安排检查室与训练设备。',
      '周末请至少安排一名医生与两名训练师在岗。',
    ],
    en: [
      'Staffing for the busy summer weeks',
      'Many children come for re-examination and training over the summer. Please plan examination rooms and training devices ahead.',
      'Have at least one doctor and two trainers on duty at weekends.',
    ],
  },
  {
    daysAgo: 90,
    zh: ['患者信息保密要求', '查看手机号与证件号会被记录。', '请勿将患者信息发送给无关人员。'],
    en: [
      'Keeping patient data confidential',
      'Every look at a mobile or ID number is logged.',
      'Never send patient data to anybody who does not need them.',
    ],
  },
  {
    daysAgo: 35,
    hospitals: [2, 4, 5, 7, 8, 9],
    zh: ['华东区业务培训', '华东区业务培训将于下月举行，请各机构安排人员参加。'],
    en: [
      'Staff training in East China',
      'Staff training for East China takes place next month. Please arrange who will attend.',
    ],
  },
  {
    daysAgo: 12,
    zh: ['系统维护通知', '系统将于周日凌晨 2 点至 4 点维护，期间可能无法登录。'],
    en: [
      'Scheduled maintenance',
      'The system will be under maintenance on Sunday from 2 to 4 a.m. You may not be able to sign in during that time.',
    ],
  },
  {
    daysAgo: 3,
    zh: ['复查提醒功能说明', '复查到期的患者会显示在首页，请及时联系家长。'],
    en: [
      'Re-examinations on the home page',
      'Patients who are due for re-examination are listed on the home page. Please contact their parents in good time.',
    ],
  },
  {
    daysAgo: 1,
    draft: true,
    zh: ['寒假活动方案（草稿）', '方案待定。'],
    en: ['Winter holiday programme (draft)', 'To be decided.'],
  },
]

/** Announcements of type 1, the last of them a draft. */
export const notices = (today: string): Stored<typeof notice>[] =>
  announcements.map(({ daysAgo, hospitals = null, draft = false, ...texts }, i) => {
    const at = `${addDays(today, -daysAgo)}T01:00:00.000Z`
    return {
      id: i + 1,
      title: texts.zh[0],
      titleEn: texts.en[0],
      type: 1,
      ...contents(texts),
      ...(draft ? unpublished : publishedAt(at)),
      hospitals,
      ...stamped(at, 1),
    }
  })

const helpTexts: readonly Texts[] = [
  {
    zh: [
      '如何新建患者',
      '在“患者”页点击“新建”，填写姓名、性别、出生日期、手机号与所属机构后保存。',
      '手机号不可与其他患者重复；兄弟姐妹可共用监护人手机号。',
    ],
    en: [
      'How to add a patient',
      'Choose “Create” on the page “Patients”, enter name, gender, date of birth, mobile and organisation, and save.',
      'No two patients have the same mobile; brothers and sisters may share that of their guardian.',
    ],
  },
  {
    zh: [
      '如何查找患者',
      '在列表上方的搜索框输入姓名、拼音、拼音首字母或账号。',
      '筛选条件保存在网址中，可以收藏或转发给同事。',
    ],
    en: [
      'How to find a patient',
      'Type the name, its pinyin or initials, or the account into the search box above the list.',
      'Filters are kept in the address of the page, so you can bookmark it or send it to a colleague.',
    ],
  },
  {
    zh: ['冻结与恢复', '冻结后患者不能登录训练端，资料保留；可随时解冻。', '删除的患者可在筛选“已删除”后恢复。'],
    en: [
      'Freezing and recovering patients',
      'A frozen patient cannot sign in to the training client, but nothing is lost; unfreeze them whenever you like.',
      'Deleted patients are found with the filter “Deleted”, and can be recovered there.',
    ],
  },
  {
    zh: [
      '发送账号与密码',
      '点击“发送账号密码”，系统会把一次性密码发到登记的手机号；短信未启用时只向操作人显示一次，请转交本人。',
    ],
    en: [
      'Sending account and password',
      '“Send account and password” sends a one-time password to the registered mobile. Where text messages are not set up it is shown to you once: please pass it on in person.',
    ],
  },
  {
    zh: ['导出数据', '点击“导出”得到筛选后的全部数据，可选 CSV 或 Excel。手机号与证件号按权限显示。'],
    en: [
      'Exporting data',
      '“Export” gives you all rows that match the filters, as CSV or Excel. Whether mobile and ID numbers are shown in full depends on your permissions.',
    ],
  },
  {
    zh: ['修改密码', '在“个人中心”修改密码，新密码至少 8 位。修改后其他设备上的登录会失效。'],
    en: [
      'Changing your password',
      'Change it in the personal centre; a new password has at least 8 characters. You are then signed out everywhere else.',
    ],
  },
]

/** What an entry of either help says, and its place. */
const entry = (texts: Texts, i: number) => ({
  id: i + 1,
  name: texts.zh[0],
  nameEn: texts.en[0],
  ...contents(texts),
  sort: (i + 1) * 10,
})

/** Entries of the usage help. */
export const helpItems = (today: string): Stored<typeof help>[] =>
  helpTexts.map((texts, i) => ({
    ...entry(texts, i),
    type: 1,
    ...publishedAt(`${addDays(today, -380)}T02:00:00.000Z`),
    ...stamped(`${addDays(today, -380)}T02:00:00.000Z`, 1),
  }))

const userHelpTexts: readonly Texts[] = [
  {
    zh: [
      '第一次训练前的准备',
      '请在光线均匀的房间内训练，屏幕与眼睛保持 50 厘米。',
      '戴上矫正眼镜，按医生要求遮盖或佩戴红蓝眼镜。',
    ],
    en: [
      'Before the first session',
      'Train in an evenly lit room, with the screen 50 cm from the eyes.',
      'Wear your glasses, and a patch or red and blue glasses if your doctor has told you to.',
    ],
  },
  {
    zh: ['每天训练多久', '按训练方案上的分钟数完成；中途可以休息，次日不补前一天的训练。'],
    en: [
      'How long to train each day',
      'Train for as many minutes as your plan says. Breaks are fine; what was missed one day is not made up for on the next.',
    ],
  },
  {
    zh: ['训练次数怎样计算', '当天第一次完成训练时扣一次，同一天再次训练不再扣。'],
    en: [
      'How training times are counted',
      'The first training you finish on a day uses one time; training again on the same day costs nothing.',
    ],
  },
  {
    zh: ['忘记密码怎么办', '请联系所在机构的工作人员，重新发送账号与密码。'],
    en: ['If you forget your password', 'Ask the staff of your clinic to send you your account and password again.'],
  },
  {
    zh: ['多久复查一次', '一般每 1 至 3 个月复查一次，以医生的安排为准。'],
    en: ['How often to be re-examined', 'Usually every one to three months; go by what your doctor arranges.'],
  },
]

/** Help for patients; the last entry is not published yet. */
export const userHelpItems = (today: string): Stored<typeof userHelp>[] =>
  userHelpTexts.map((texts, i) => ({
    ...entry(texts, i),
    ...(i < userHelpTexts.length - 1 ? publishedAt(`${addDays(today, -360)}T02:00:00.000Z`) : unpublished),
    ...stamped(`${addDays(today, -360)}T02:00:00.000Z`, 1),
  }))

import type { HomeTexts } from '../../../resources/core/home.ts'
import type { homeParts } from '../../../resources/index.ts'

/** What each part of the home page is called. */
const parts = {
  setUp: { title: '初始设置' },
  lowTimes: { title: '剩余不超过 3 次的患者' }, refundReviews: { title: '待审核的退款' }, owedTimes: { title: '欠次的训练' }, unpaidTopUps: { title: '未付款的充值' }, dueDataRequests: { title: '7 天内到期的个人信息请求' },
  absentPatients: { title: '7 天以上未训练、未随访' }, dueSoon: { title: '7 天内到期或已逾期的复查、未随访' },
  failedJobs: { title: '需处理的定时任务' }, openErrors: { title: '未解决的异常' }, undelivered: { title: '未送达的消息' },
  people: { title: '近 30 天 · 患者与诊疗' }, money: { title: '近 30 天 · 充值' }, training: { title: '近 30 天 · 训练与余额' }, sold: { title: '近 30 天 · 充值金额走势' }, trained: { title: '近 30 天 · 训练天数走势' },
  dueFollowUps: { title: '待随访', none: '没有到期的随访' }, dueReexaminations: { title: '到期复查', none: '没有到期的复查' }, newPatients: { title: '近 7 天新患者', none: '近 7 天没有新患者' },
  openComments: { title: '未完成的评论' }, recentPatients: { title: '最近查看的患者' }, notices: { title: '最新公告' }, whatsNew: { title: '后台更新内容' }, banners: { title: '轮播图' }, ownDrafts: { title: '未保存的内容' },
} satisfies HomeTexts<typeof homeParts>

/** The home page and its parts. */
export default {
  morning: '早上好，%{name}', afternoon: '下午好，%{name}', evening: '晚上好，%{name}', lead: '今天要做的，都在这里',
  create: '新建%{name}', noPages: '您的账号还没有可以打开的页面，请联系管理员分配角色',
  more: '%{total} 以上', counted: '%{title}（%{total}）', noRecent: '您打开过的患者会显示在这里', noDrafts: '没有未保存的内容',
  all: '查看全部', allOf: '查看全部：%{title}', failed: '暂时无法加载',
  arrange: '调整首页', reset: '恢复默认', up: '上移：%{title}', down: '下移：%{title}', moved: '“%{title}”已移到第 %{at} 位，共 %{total} 项',
  places: { above: '新内容', numbers: '今日待办', reports: '统计', cards: '列表' },
  parts,
}

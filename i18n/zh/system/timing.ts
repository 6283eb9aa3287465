import type { Texts } from '../../../resources/core/index.ts'
import type { timing } from '../../../resources/system/timing.ts'

export default {
  name: '定时任务',
  fields: {
    handler: '处理程序',
    name: '任务',
    nameEn: '任务（英文）',
    cron: 'Cron 表达式',
    remark: '备注',
    paused: '已暂停',
    retired: '已停用',
    nextAt: '下次运行',
    lastAt: '上次运行',
    lastState: '上次结果',
  },
  hints: { cron: '分 时 日 月 星期，例如 30 3 * * * 表示每天 03:30，按业务时区计算' },
  sections: { plan: '运行计划' },
  choices: {
    lastState: {
      waiting: '等待运行',
      running: '运行中',
      ok: '成功',
      attention: '需要处理',
      failed: '失败',
      lost: '中断',
    },
  },
  actions: { pause: '暂停', resume: '继续', runNow: '立即运行' },
  done: { pause: '已暂停', resume: '已继续', runNow: '已开始运行' },
  calls: { next: '查看后续运行时间' },
  inputs: { next: { fields: { cron: 'Cron 表达式', count: '次数' } } },
  confirms: { runNow: '现在运行一次此任务？原定的运行时间不变。' },
} satisfies Texts<typeof timing>

import type { updateInfo } from '../../../resources/content/updateInfo.ts'
import type { versionInfo } from '../../../resources/content/versionInfo.ts'
import { addDays } from '../../../domain/calendar.ts'
import type { Stored } from '../stored.ts'
import { comesIn, draft, publication, since, withdrawn } from './publications.ts'

const list = (...points: readonly string[]): string => `<ul>${points.map(point => `<li>${point}</li>`).join('')}</ul>`

/** What changed in the back-office, one release after the other; the next is written but not out. */
export const updates = (today: string): Stored<typeof updateInfo>[] =>
  (
    [
      [
        '5.6.0',
        -6,
        ['added', 'changed'],
        ['内容发布：起止时间、预览与发布日历', '首页可按自己的习惯排列'],
        ['Content with beginning and end, preview and calendar', 'Arrange the home page as you work'],
        comesIn(6),
      ],
      [
        '5.5.1',
        5,
        ['mended'],
        ['导出大量训练记录时不再中断', '英文界面下日期对齐'],
        ['Exports of many training records no longer break off', 'Dates line up in English'],
        since(5),
      ],
      [
        '5.5.0',
        26,
        ['added'],
        ['统计页可订阅，每周一发到邮箱', '复查到期的家长提醒'],
        ['Reports by mail, every Monday', 'Reminders for guardians when a re-examination is due'],
        since(26),
      ],
      [
        '5.4.0',
        71,
        ['added', 'changed', 'mended'],
        ['合并患者时逐项预览', '退款需第二人确认', '方案复制到他人时保留天数'],
        [
          'Merging patients shows each effect beforehand',
          'Refunds need a second person',
          'Copied plans keep their days',
        ],
        since(71),
      ],
      ['5.3.0', 130, ['changed'], ['登录支持动态口令'], ['Sign in with a one-time code'], since(130)],
    ] as const
  ).map(([release, daysAgo, kinds, points, pointsEn, is], at) => ({
    id: at + 1,
    release,
    day: addDays(today, -daysAgo),
    kinds: [...kinds],
    content: list(...points),
    contentEn: list(...pointsEn),
    ...publication(today, is),
  }))

/** What changed in the training client, by platform. */
export const versions = (today: string): Stored<typeof versionInfo>[] =>
  (
    [
      ['android', '3.2.1', 8, ['修复部分平板声音延迟'], ['Sound no longer lags on some tablets'], since(8)],
      [
        'windows',
        '3.2.1',
        8,
        ['修复部分平板声音延迟', '支持更高分辨率的一体机'],
        ['Sound no longer lags', 'Sharper on large all-in-ones'],
        since(8),
      ],
      ['ipados', '3.2.0', 20, ['四款立体视游戏'], ['Four stereopsis games'], since(20)],
      [
        'android',
        '3.2.0',
        22,
        ['四款立体视游戏', '训练距离提醒'],
        ['Four stereopsis games', 'A reminder of the distance'],
        since(22),
      ],
      ['harmonyos', '3.2.0-beta.2', 12, ['首个鸿蒙测试版'], ['First test edition'], withdrawn(12, 6)],
      ['android', '3.3.0', -10, ['家长端消息'], ['Messages for guardians'], comesIn(10)],
      ['harmonyos', '3.3.0', -14, ['鸿蒙正式版'], ['First release'], draft],
    ] as const
  ).map(([platform, release, daysAgo, points, pointsEn, is], at) => ({
    id: at + 1,
    platform,
    release,
    day: addDays(today, -daysAgo),
    content: list(...points),
    contentEn: list(...pointsEn),
    ...publication(today, is),
  }))

import type { game } from '../../resources/training/game.ts'
import { addDays } from '../../domain/calendar.ts'
import { projects } from './projects.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Game = Stored<typeof game>

/** Games by the name of the project that they train. */
const catalogue: readonly (readonly [
  name: string,
  nameEn: string,
  code: string,
  project: string,
  fromAge: number,
  glasses: boolean,
  description: string,
])[] = [
  ['闪光小灯塔', 'Little lighthouse', 'lighthouse', '红光闪烁', 3, false, '跟随灯塔的红光闪烁，刺激黄斑中心凹'],
  ['转转风车', 'Windmill', 'windmill', '光栅刺激', 4, false, '在旋转的条栅上描画图案，条栅由粗到细'],
  ['珍珠项链', 'Pearl necklace', 'necklace', '穿珠训练', 4, false, '按顺序把珠子穿成项链，珠子逐渐变小'],
  ['森林迷宫', 'Forest maze', 'forestMaze', '走迷宫', 5, false, '带小鹿走出迷宫，训练精细目力与手眼协调'],
  ['追蜻蜓', 'Dragonfly chase', 'dragonfly', '追随训练', 4, false, '眼睛跟随蜻蜓平稳移动，速度随成绩调整'],
  ['接球高手', 'Catch the ball', 'catchBall', '扫视训练', 5, false, '在左右交替出现的位置之间快速扫视'],
  ['双眼泡泡', 'Dichoptic bubbles', 'bubbles', '脱抑制训练', 5, true, '两眼分别看到一半泡泡，合作完成任务'],
  ['合影时刻', 'Photo moment', 'photoMoment', '动态融合', 6, true, '把两幅画面融合成一幅，逐步加大集合与散开'],
  ['星空探险', 'Starry depths', 'starryDepths', '随机点立体图', 6, true, '在随机点中找出浮起的图形，训练立体视'],
]

/** Training games, the last of them not published yet. */
export const games = (today: string): Game[] => {
  const ids = new Map(projects(today).map(({ id, name }) => [name, id]))
  return catalogue.map(([name, nameEn, code, project, fromAge, glasses, description], at) => ({
    id: at + 1,
    name,
    nameEn,
    code,
    project: ids.get(project)!,
    picture: null,
    fromAge,
    glasses,
    published: at < catalogue.length - 1,
    sort: (at + 1) * 10,
    description,
    deleted: false,
    ...stamped(`${addDays(today, -1480 + at)}T02:00:00.000Z`, 1),
  }))
}

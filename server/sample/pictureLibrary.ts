import { addDays } from '../../domain/calendar.ts'
import type { picture } from '../../resources/tools/picture.ts'
import { pictureOf } from './content/pictures.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Picture = Stored<typeof picture>

/**
 * What the sample's pictures are called in the library, by tag; those of marks are square. Their sizes are those that
 * drawing them gives.
 */
const named = [
  ['opening', '平台上线', '新闻 横幅', 11_168],
  ['holidays', '寒假训练营', '横幅 假期', 4_230],
  ['outdoors', '户外活动', '横幅 假期', 4_130],
  ['newGames', '新训练游戏', '横幅', 2_988],
  ['training', '训练中', '新闻', 16_674],
  ['chart', '视力表', '科普', 4_076],
  ['patching', '遮盖眼罩', '科普', 4_114],
  ['eyes', '认识弱视', '科普', 4_232],
  ['congress', '学术会议', '新闻', 2_520],
  ['stereo', '立体视', '科普', 11_556],
  ['film', '动画封面', '动画', 11_662],
  ['poster', '门诊海报', '海报', 5_120],
  ['summer', '暑期海报', '海报 假期', 5_204],
  ['hospitalMark', '儿童眼科联盟标志', '标志', 2_934],
  ['schoolMark', '启明小学标志', '标志', 2_692],
  ['instituteMark', '视光学院标志', '标志', 9_722],
  ['makerMark', '清瞳光学标志', '标志', 1_806],
] as const

/** The library: what the sample's content shows, and two that nothing shows yet. */
export const library = (today: string): Picture[] =>
  named.map(([key, name, tags, bytes], at) => ({
    id: at + 1,
    name,
    picture: pictureOf(key),
    tags,
    fileFormat: key.endsWith('Mark') ? 'png' : 'jpeg',
    ...(key.endsWith('Mark') ? { width: 240, height: 240 } : { width: 640, height: 360 }),
    bytes,
    ...stamped(`${addDays(today, -400 + at * 20)}T03:00:00.000Z`, 1),
  }))
